/**
 * Matches every address that a pattern in `addresses.ts` matches, and a few more. Every page of a game
 * loads this short test; the patterns themselves load only when it matches.
 */
export const MAYBE_SDK =
  /^\s*\/sdk\.js|\/\/.*(?:sdk|fbinst|api\.game|famobi|gamepix|game_api|y8\.|id\.net|groundsio|gate_api|playgrove\.js)/i;
