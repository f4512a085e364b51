//! Guards code that runs late: after an `await`, on a timer, or in an event handler of a page that has been left.
//!
//! Leaving a page disposes its signals, and reading a disposed signal panics, which stops the whole app. Late code is
//! common: removing a focused element fires `focusout`, dialogs and popovers report `close` and `toggle` asynchronously,
//! and tasks and timers outlive the page that started them. A [`Scope`] remembers the component that created it, and
//! everything started through it does nothing once that component is gone.
//!
//! `clippy.toml` forbids the unguarded functions, and `checks/late_handlers.rs` finds event handlers that need a guard.

use leptos::ev::EventDescriptor;
use leptos::prelude::*;
use std::future::Future;
use std::pin::Pin;
use std::task::Poll;
use std::time::Duration;

/// The lifetime of a component, or of one run of an effect.
#[derive(Clone, Copy, Debug)]
pub struct Scope(StoredValue<()>);

impl Scope {
    /// Returns the scope of the component, effect or event handler that is running.
    pub fn current() -> Scope {
        Scope(StoredValue::new(()))
    }

    pub fn is_alive(self) -> bool {
        !self.0.is_disposed()
    }

    /// Runs a task until it ends or the scope does: it is dropped at the first `await` after that.
    pub fn spawn(self, task: impl Future<Output = ()> + 'static) {
        self.spawn_boxed(Box::pin(task));
    }

    /// Not generic, so that it is compiled only once.
    #[expect(clippy::disallowed_methods, reason = "this is the guarded version")]
    fn spawn_boxed(self, mut task: Pin<Box<dyn Future<Output = ()>>>) {
        leptos::task::spawn_local(std::future::poll_fn(move |context| {
            if self.is_alive() { task.as_mut().poll(context) } else { Poll::Ready(()) }
        }));
    }

    /// Runs an action after a delay if the scope still exists then.
    pub fn after(self, delay: Duration, action: impl FnOnce() + 'static) {
        self.spawn(async move {
            crate::board::motion::sleep(delay.as_millis() as f64).await;
            action();
        });
    }

    /// Runs an action again and again while the scope exists.
    pub fn every(self, interval: Duration, action: impl Fn() + 'static) {
        self.spawn(async move {
            loop {
                crate::board::motion::sleep(interval.as_millis() as f64).await;
                action();
            }
        });
    }

    /// Guards an event handler.
    pub fn handler<E>(self, mut handler: impl FnMut(E) + 'static) -> impl FnMut(E) + 'static {
        move |event| {
            if self.is_alive() {
                handler(event);
            }
        }
    }
}

/// Runs a task for as long as the current component exists.
pub fn spawn(task: impl Future<Output = ()> + 'static) {
    Scope::current().spawn(task);
}

/// Guards an event handler of the current component. Needed for events that the removal of an element can cause.
pub fn handler<E>(handler: impl FnMut(E) + 'static) -> impl FnMut(E) + 'static {
    Scope::current().handler(handler)
}

/// Handles an event of the window for as long as the current component exists.
#[expect(clippy::disallowed_methods, reason = "this is the guarded version")]
pub fn on_window<E>(event: E, handler: impl Fn(E::EventType) + 'static)
where
    E: EventDescriptor + 'static,
    E::EventType: wasm_bindgen::JsCast,
{
    let scope = Scope::current();
    let listener = window_event_listener(event, move |event| {
        if scope.is_alive() {
            handler(event);
        }
    });
    on_cleanup(move || listener.remove());
}

/// Runs an action before the next frame, whatever page is shown then. For actions on the document alone: they must not
/// use signals.
#[expect(clippy::disallowed_methods, reason = "the caller uses no signals")]
pub fn next_frame_unscoped(action: impl FnOnce() + 'static) {
    request_animation_frame(action);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::rc::Rc;

    #[test]
    fn handler_of_a_disposed_scope_does_nothing() {
        let owner = Owner::new();
        let calls = Rc::new(Cell::new(0));
        let counted = calls.clone();
        let (signal, mut handler) = owner.with(|| {
            let signal = RwSignal::new(1);
            (signal, handler(move |()| counted.set(counted.get() + signal.get_untracked())))
        });
        handler(());
        owner.cleanup();
        assert!(signal.is_disposed(), "reading it would panic");
        handler(());
        assert_eq!(calls.get(), 1);
    }

    #[test]
    fn scope_of_an_inner_owner_ends_before_the_outer_one() {
        let outer = Owner::new();
        let (page, part, part_owner) = outer.with(|| {
            let part_owner = Owner::new();
            let part = part_owner.with(Scope::current);
            (Scope::current(), part, part_owner)
        });
        part_owner.cleanup();
        assert!(page.is_alive() && !part.is_alive());
        outer.cleanup();
        assert!(!page.is_alive());
    }
}
