import type { Context, Lesson, Rect } from '@playgrove/kit/runtime';
import type { Tile } from './rules/floors.ts';
import { TILE, TILES, type State } from './rules/types.ts';
import { RING } from './view/camera.ts';
import { paintDrop, type Mood } from './view/drop.ts';
import { paintAir, paintRing, spotOn, type Fit } from './view/flat.ts';
import { DROPS } from './view/theme.ts';
import type { Ui } from './view/ui.ts';

/** A floor from its first tile at the front, leftward end first: `-` stone, `x` hot, a space for the gap. */
const SIGNS: Readonly<Record<string, Tile>> = { '-': 'stone', x: 'hot', ' ': 'gap' };
const tilesOf = (row: string): readonly Tile[] =>
  Array.from({ length: TILES }, (_, tile) => SIGNS[row[tile] ?? '-'] ?? 'stone');

type Drop = { readonly floor: number; readonly mood: Mood; readonly tip?: number };

/** Floors of a tower, the middle of each row's first three tiles at the front, and the droplet. */
export function paintTower(
  c: Context,
  area: Rect,
  rows: readonly string[],
  { floor, mood, tip = 0.2 }: Drop,
  dark = 0,
): Fit {
  const unit = Math.min(area.width / (RING * 2 + 0.6), area.height / (rows.length * 1.5 + 0.9));
  const fit = { x: area.x + area.width / 2, y: area.y + unit * 1.5, unit };
  paintAir(c, area, 0.55, dark);
  for (let row = rows.length - 1; row >= 0; row -= 1)
    paintRing(c, fit, { floor: row, tiles: tilesOf(rows[row] ?? ''), angle: -TILE * 1.5 }, dark);
  const spot = spotOn(fit, floor);
  paintDrop(c, spot.x, spot.y - unit * 0.42, unit * 0.42, DROPS.rows[0], mood, tip);
  return fit;
}

/** How to play: turn and drop, the charged splash, heat and the beam. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.turn',
    paint(c, area, hand) {
      const fit = paintTower(c, area, ['----   --', '-----'], { floor: 0, mood: 'calm' });
      hand(fit.x + fit.unit * 0.9, fit.y + fit.unit * 2.2, fit.unit * 1.5);
    },
  },
  {
    say: 'how.splash',
    paint(c, area) {
      const fall = { floor: 1.75, mood: 'bold', tip: 1 } as const;
      paintTower(c, area, ['   ---', '   ---', 'xxx--x'], fall);
    },
  },
  {
    say: 'how.hot',
    paint(c, area) {
      paintTower(c, area, ['--x---x', '   --x'], { floor: 0, mood: 'wow' }, 1);
      const { x, y, width, height } = area;
      c.fillStyle = '#fff2b84d';
      c.beginPath();
      c.moveTo(x + width * 0.5, y);
      c.lineTo(x + width * 0.54, y);
      c.lineTo(x + width * 0.82, y + height);
      c.lineTo(x + width * 0.5, y + height);
      c.fill();
    },
  },
];
