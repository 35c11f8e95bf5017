import type { RunRefusal } from '../runs/refusal.ts';
import type { RefusalReply } from './refusals.ts';

const NO_GAME: RefusalReply = { code: 404, text: 'There is no such game here.' };
const wrong = (text: string): RefusalReply => ({ code: 400, text });

/** How each refusal of a run, an entry or a circle is answered. */
export const RUN_REFUSAL_REPLIES: Readonly<Record<RunRefusal, RefusalReply>> = {
  busy: { code: 503, text: 'We’re busy right now. Try again in a few seconds.' },
  'cross-site': wrong('a page of another site sent this'),
  'too-many-this-hour': { code: 429, text: 'You’ve sent a lot this hour. Try again later.' },
  'no-room': { code: 507, text: 'There’s no room for more runs right now.' },
  'unknown-game': NO_GAME,
  'day-closed': wrong('This day’s board is closed.'),
  'circle-unknown': { code: 404, text: 'This circle doesn’t exist, or you’re not in it.' },
  'circle-full': { code: 409, text: 'This circle is full.' },
  'not-a-run': wrong('This is not a run.'),
  'other-game': wrong('This run is of another game.'),
  'other-level': wrong('This run is of another level.'),
  'other-day': wrong('This run is of another day.'),
  'with-career': wrong('Daily challenges are played without upgrades.'),
  'not-finished': wrong('This run has no result for a board.'),
  'earlier-version': wrong('This run was made by another version of the game.'),
  'unknown-level': wrong('This run is of a level that doesn’t exist.'),
  'too-long': wrong('This run is too long to be stored.'),
  'deal-refused': wrong('This run can’t be dealt.'),
  'input-refused': wrong('This run has a move that the game refuses.'),
  'ends-elsewhere': wrong('This run doesn’t end as it says.'),
  'other-result': wrong('This run doesn’t have the result that it says.'),
  'takes-too-long': wrong('This run takes too long to be checked.'),
  'takes-too-much-memory': wrong('This run takes too much memory to be checked.'),
};
