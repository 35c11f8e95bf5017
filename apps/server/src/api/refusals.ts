import type { Refusal } from '../statistics/refusal.ts';

/** How a refusal is answered: the code of a data call's envelope, and the text. */
export type RefusalReply = { readonly code: number; readonly text: string };

/** The one place where refusals become words. */
export const REFUSAL_REPLIES: Readonly<Record<Refusal, RefusalReply>> = {
  busy: { code: 503, text: 'busy' },
  opted_out: { code: 400, text: 'the visitor asked not to be counted' },
  cross_site: { code: 400, text: 'a page of another site sent this' },
  ads_off: { code: 400, text: 'ads are off' },
  unknown_game: { code: 400, text: 'game: is not in the catalogue' },
  voted_today: { code: 429, text: 'You have voted for this game today.' },
  network_votes_today: { code: 429, text: 'There are many votes from your network today.' },
  too_many_this_hour: {
    code: 429,
    text: 'That is a lot for one hour. Please try again later.',
  },
};
