import { createRng } from '../core/index.ts';
import { Session } from '../session/index.ts';
import { broken, frozen, rivalMove, startOf, where } from './playing.ts';
import type { Check } from './rules-checks.ts';
import type { Subject } from './subject.ts';
import type { Tally } from './tally.ts';

/** Moves that are looked back at: at least, and while none of them was a mistake. */
const MOVES = 8;
const MAX_MOVES = 60;

/** A mind that names mistakes finds some in random play, and what it calls better is none. */
function namesMistakes(subject: Subject, tally: Tally): void {
  const { rules, mind, view } = subject;
  if ((view.mistakes ?? false) !== (mind?.mistake !== undefined)) {
    broken('view.mistakes and mind.mistake come together');
  }
  if (!mind?.mistake) return;
  if (!mind.hint || rules.pace.kind !== 'turns') {
    broken('mistakes are for turn games with hints: the view shows what was better as a hint');
  }
  const rng = createRng('mistakes');
  let [rated, named] = [0, 0];
  const isDone = (): boolean => rated >= (named > 0 ? MOVES : MAX_MOVES);
  for (let game = 0; !isDone(); game += 1) {
    const session = new Session(rules, startOf(rules, 0, `mistakes ${game}`));
    while (!isDone() && session.status === 'playing') {
      if (rules.waits?.(session.state)) {
        session.apply(rivalMove(subject, session));
        continue;
      }
      const state = frozen(session.state);
      const input = rng.pick(rules.inputs(state, rng));
      const mistake = mind.mistake(state, input);
      rated += 1;
      if (mistake) {
        const { lost, better } = mistake;
        named += 1;
        tally.says(better.say, 'mistake().better.say');
        if (!(lost > 0)) broken(`${where(session)}: a mistake that lost ${lost}`);
        if (better.input === undefined) broken(`${where(session)}: better, but no move`);
        if (mind.mistake(state, better.input)) {
          broken(`${where(session)}: what is better than a mistake is one too`);
        }
        const after = new Session(rules, session.start, session.position);
        const outcome = after.apply(better.input);
        if (!outcome.ok) broken(`${where(session)}: what is better is refused: ${outcome.why}`);
      }
      session.apply(input);
    }
    tally.games += 1;
  }
  if (named === 0) broken(`no mistake in ${MAX_MOVES} moves at random`);
}

export const MISTAKE_CHECK: Check = {
  promise: 'names mistakes, and what was better',
  run: namesMistakes,
};
