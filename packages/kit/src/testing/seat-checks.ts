import { createRng } from '../core/index.ts';
import { Session } from '../session/index.ts';
import {
  broken,
  frozen,
  limitOf,
  play,
  randomPlayer,
  sampledLevels,
  startOf,
  where,
} from './playing.ts';
import type { Check } from './rules-checks.ts';
import type { Subject } from './subject.ts';
import type { Tally } from './tally.ts';

/** Moments of a game that are looked at. */
const MOMENTS = 200;

function look({ rules }: Subject, session: Session): void {
  const state = frozen(session.state);
  const seats = rules.seats?.(state) ?? [];
  const at = where(session);
  if ((seats.length === 0) !== (session.status !== 'playing')) {
    broken(`${at}: ${session.status}, yet ${seats.length} seats may act`);
  }
  const odd = seats.find(
    (seat, index) => !(Number.isInteger(seat) && seat >= 0) || seats.indexOf(seat) !== index,
  );
  if (odd !== undefined) broken(`${at}: ${odd} is no seat, or there twice`);
  if (seats.length > 1 && !rules.seatOf)
    broken(`${at}: several seats may act, but there is no seatOf()`);
  for (const input of rules.seatOf ? rules.inputs(state, createRng('seats')) : []) {
    const seat = rules.seatOf?.(input, state);
    if (seat !== undefined && seats.includes(seat)) continue;
    broken(`${at}: ${JSON.stringify(input)} is of seat ${seat}, which may not act`);
  }
}

function seated(subject: Subject, tally: Tally): void {
  const { rules } = subject;
  if (!rules.seats) return;
  for (const level of sampledLevels(rules)) {
    const session = new Session(rules, startOf(rules, level, 'seats'));
    const every = Math.ceil(limitOf(subject) / MOMENTS);
    let moment = 0;
    look(subject, session);
    tally.inputs += play(session, randomPlayer(rules, 'seats'), limitOf(subject), () => {
      moment += 1;
      if (moment % every === 0 || session.status !== 'playing') look(subject, session);
    });
  }
}

export const SEAT_CHECKS: readonly Check[] = [
  { promise: 'says at any moment whose turn it is, if several people play', run: seated },
];
