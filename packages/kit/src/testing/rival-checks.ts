import { Session } from '../session/index.ts';
import { botPlayer, broken, play, randomPlayer, startOf } from './playing.ts';
import { Playthrough } from './playthrough.ts';
import type { Check } from './rules-checks.ts';
import type { Subject } from './subject.ts';
import type { Tally } from './tally.ts';

/** Moves or ticks that are raced, and those between two pictures. */
const MOMENTS = 96;
const APART = 8;

/** A view that promises ghosts shows the rival of a race in its field. */
function showsRival(subject: Subject, tally: Tally): void {
  if (!subject.view.ghosts) return;
  const alone = pictures(subject, false);
  // Unless it is the same each time, a picture with a rival in it would prove nothing.
  if (pictures(subject, false) !== alone) broken('two equal games are drawn differently');
  if (pictures(subject, true) === alone) broken('ghosts: true, but draw() shows no rival');
  tally.games += 3;
}

/** What the view draws of a random game; the rival is the bot on the same board. */
function pictures(subject: Subject, races: boolean): string {
  const start = startOf(subject.rules, 0, 'rival');
  const playthrough = new Playthrough(subject, start);
  const player = randomPlayer(subject.rules, 'rival');
  const rival = new Session(subject.rules, start);
  const bot = botPlayer(subject, 1, 'rival');
  const digests: number[] = [];
  for (let moment = 0; moment < MOMENTS && !playthrough.over; moment += 1) {
    const input = player(playthrough.session);
    if (input !== undefined) playthrough.offer(input);
    playthrough.tick();
    play(rival, bot, playthrough.session.time);
    if (moment % APART > 0) continue;
    playthrough.draw(1, races ? rival.state : undefined);
    digests.push(playthrough.recorder.recording.digest);
  }
  const [fault] = playthrough.recorder.recording.faults;
  if (fault !== undefined) broken(`with a rival: ${fault}`);
  return digests.join();
}

export const RIVAL_CHECK: Check = { promise: 'shows the rival of a race', run: showsRival };
