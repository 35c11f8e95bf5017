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
  voted_today: { code: 429, text: 'You already voted on this game today.' },
  network_votes_today: {
    code: 429,
    text: 'Too many votes from your network today. Try again tomorrow.',
  },
  too_many_this_hour: {
    code: 429,
    text: 'You’ve sent a lot this hour. Try again later.',
  },
};
