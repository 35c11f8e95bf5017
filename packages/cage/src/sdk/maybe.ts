/**
 * Whether an address may be one of `addresses.ts`, whose patterns are fetched only then: apart,
 * because every page of a game loads this.
 */
export const MAYBE_SDK =
  /^\s*\/sdk\.js|\/\/.*(?:sdk|fbinst|api\.game|famobi|gamepix|game_api|y8\.|id\.net|groundsio|playgrove\.js)/i;
