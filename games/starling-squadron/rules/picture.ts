import { HEIGHT, WIDTH } from './field.ts';
import { flockSize } from './flock.ts';
import type { State } from './types.ts';

const COLUMNS = 25;
const ROWS = 22;

/** The field as characters: `A` the leader, `.` bullets, `'` seeds, foes by their first letter. */
export function picture(state: State): string {
  const rows = Array.from({ length: ROWS }, () => Array<string>(COLUMNS).fill(' '));
  const put = (x: number, y: number, sign: string): void => {
    const line = rows[Math.floor((y / HEIGHT) * ROWS)];
    const column = Math.floor((x / WIDTH) * COLUMNS);
    if (line && column >= 0 && column < COLUMNS) line[column] = sign;
  };
  const { seeds, bullets } = state;
  for (let at = 0; at < seeds.count; at += 1) put(seeds.x[at] ?? 0, seeds.y[at] ?? 0, "'");
  for (let at = 0; at < bullets.count; at += 1) put(bullets.x[at] ?? 0, bullets.y[at] ?? 0, '.');
  for (const drop of state.drops) put(drop.x, drop.y, drop.kind === 'grain' ? '*' : '+');
  for (const foe of state.foes) put(foe.x, foe.y, foe.kind.slice(0, 1));
  put(state.x, state.y, 'A');
  const facts = `${state.phase} wave ${state.wave} flock ${flockSize(state)} gusts ${state.gusts} score ${state.score} grains ${state.grains}`;
  return [facts, ...rows.map((row) => `|${row.join('')}|`)].join('\n');
}
