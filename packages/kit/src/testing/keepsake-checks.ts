import { listedLevels, MAX_STARS } from '../session/index.ts';
import type { Keepsakes } from '../runtime/keepsakes.ts';
import { placeWorld } from '../runtime/render/fit.ts';
import { recordingContext } from './context.ts';
import { broken, randomPlayer, startOf } from './playing.ts';
import { Playthrough } from './playthrough.ts';
import type { Check } from './rules-checks.ts';
import type { Subject } from './subject.ts';
import type { Tally } from './tally.ts';

const MIN = 6;
const MAX = 12;
/** Stars that a beginner has after three minutes. */
const SOON = 4;
/** How long a random game is watched: moves or ticks, and those between two pictures. */
const MOMENTS = 40;
const APART = 8;
const PHONE = { width: 390, height: 844 } as const;
/** The square that a look is painted in. */
const SQUARE = { width: 100, height: 100 } as const;

/** Looks open one after the other, have names, and differ in their sheet and in play. */
function owns(subject: Subject, tally: Tally): void {
  const { keepsakes } = subject.view;
  if (!keepsakes) return;
  const { rows } = keepsakes;
  if (rows.length < MIN || rows.length > MAX)
    broken(`there are ${rows.length} looks, not ${MIN} to ${MAX}`);
  const ids = rows.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) broken(`two looks are called "${twice}"`);
  for (const id of ids) tally.says(`keepsake.${id}`, 'keepsakes');
  opens(subject, keepsakes);
  const painted = new Map<number, string>();
  const seen = new Map<string, string>();
  for (const { id } of rows) {
    differs(painted, paintedDigest(keepsakes, id), id, 'are painted alike');
    differs(seen, shownDigest(subject, id), id, 'look alike in play');
  }
}

function opens({ rules }: Subject, { rows }: Keepsakes): void {
  const needs = rows.map((row) => row.needs);
  if (needs[0] !== 0) broken(`the first look needs ${needs[0]}, not 0`);
  const early = needs.findIndex((need, at) => at > 0 && !(need > (needs[at - 1] ?? 0)));
  if (early > 0) broken(`look "${rows[early]?.id}" opens no later than the one before`);
  if (!rules.stars) {
    if (rules.scoring?.better !== 'higher')
      broken('looks are opened by stars, or by points of which more are better');
    return;
  }
  const most = listedLevels(rules.levels).length * MAX_STARS;
  if ((needs[1] ?? 0) > SOON) broken(`the second look needs ${needs[1]} stars, more than ${SOON}`);
  if ((needs.at(-1) ?? 0) > most)
    broken(`the last look needs ${needs.at(-1)} stars; there are ${most}`);
}

function differs<D>(known: Map<D, string>, digest: D, id: string, how: string): void {
  const other = known.get(digest);
  if (other !== undefined) broken(`looks "${other}" and "${id}" ${how}`);
  known.set(digest, id);
}

/** What `paint` draws of a look. */
function paintedDigest(keepsakes: Keepsakes, id: string): number {
  const fit = placeWorld(SQUARE, SQUARE, { top: 0, right: 0, bottom: 0, left: 0 });
  const { c, recording, depth } = recordingContext(fit);
  recording.frame();
  keepsakes.paint(c, keepsakes.of({ keepsake: id }));
  if (depth() !== 0) recording.fault(`${depth()} save() without restore()`);
  const [fault] = recording.faults;
  if (fault !== undefined) broken(`look "${id}": ${fault}`);
  if (recording.marks === 0) broken(`look "${id}": nothing is painted`);
  return recording.digest;
}

/** What the view draws of a random game in a look. */
function shownDigest(subject: Subject, id: string): string {
  const { rules } = subject;
  const start = startOf(rules, 0, 'keepsakes');
  const playthrough = new Playthrough(subject, start, PHONE, true, id);
  const player = randomPlayer(rules, 'keepsakes');
  const digests: number[] = [];
  for (let moment = 0; moment < MOMENTS && !playthrough.over; moment += 1) {
    if (moment % APART === 0) {
      playthrough.draw(1);
      digests.push(playthrough.recorder.recording.digest);
    }
    const input = player(playthrough.session);
    if (input !== undefined) playthrough.offer(input);
    playthrough.tick();
  }
  const [fault] = playthrough.recorder.recording.faults;
  if (fault !== undefined) broken(`look "${id}" in play: ${fault}`);
  return digests.join();
}

export const KEEPSAKE_CHECK: Check = { promise: 'opens its looks one after the other', run: owns };
