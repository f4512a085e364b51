"""The board game Iquazú for people who study games.

`Game` is a kind of game, `State` a game in progress, `View` what a seat may know of it. The environments are in modules
of their own, because each needs a package: `iquazu.pettingzoo_env`, `iquazu.gymnasium_env`, `iquazu.vector`,
`iquazu.openspiel`. `iquazu.arena` plays matches, `iquazu.onnx_export` writes the nets, `iquazu.text_env` is for language
models.

>>> import iquazu
>>> state = iquazu.Game(players=2).initial(seed=7)
>>> while not state.is_over:
...     state.apply(state.legal_actions()[0])
>>> state.returns()
"""

from iquazu._iquazu import (
    RULES_VERSION,
    Bot,
    BrokenBatchError,
    Edition,
    Game,
    IllegalMoveError,
    InformationState,
    IquazuError,
    Net,
    OutcomeError,
    ParseError,
    Record,
    ReplayError,
    State,
    VectorGames,
    VerifyError,
    View,
    __version__,
    bots,
    rule,
    rules_page,
)

__all__ = [
    "RULES_VERSION",
    "Bot",
    "BrokenBatchError",
    "Edition",
    "Game",
    "IllegalMoveError",
    "InformationState",
    "IquazuError",
    "Net",
    "OutcomeError",
    "ParseError",
    "Record",
    "ReplayError",
    "State",
    "VectorGames",
    "VerifyError",
    "View",
    "__version__",
    "bots",
    "rule",
    "rules_page",
]
