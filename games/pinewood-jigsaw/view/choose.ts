import * as draw from '@playgrove/kit/draw';
import type { Board, Surface, Sizes } from '@playgrove/kit/runtime';
import { MAX_STARS } from '../rules.ts';
import { SIZES, type State } from '../rules/state.ts';
import { bakePicture, sceneFor } from './atlas.ts';
import { choiceOf } from './layout.ts';
import { paintTable, TABLES } from './looks.ts';
import type { Ui } from './ui.ts';

const COLORS = ['#45c95b', '#2fb8a8', '#3f9df0', '#6f7af2', '#a06af0', '#e85aa8'];
/** Pixels per unit of the picture to come: smaller than on the pieces. */
const GRAIN = 0.36;

/** One button for each size, and one for pieces that lie turned. */
export function boardsOf(state: State, ui: Ui, to: Sizes): readonly Board[] {
  if (state.size >= 0) return [];
  const { sizes, turned } = choiceOf(to);
  return [
    {
      kind: 'tools',
      label: 'board.sizes',
      columns: 3,
      cells: [
        ...SIZES.map(({ columns, rows, stars }, size) => ({
          id: `size-${size}`,
          rect: sizes[size] ?? turned,
          label: {
            key: stars < MAX_STARS ? 'cell.steady' : 'cell.size',
            values: { pieces: columns * rows, stars },
          },
          text: String(columns * rows),
          size: Math.min(34, (sizes[size]?.height ?? 60) * 0.44),
          level: 0.3,
          color: '#ffffff',
          home: size === 0,
        })),
        {
          id: 'turned',
          rect: turned,
          label: { key: ui.turned ? 'cell.turned' : 'cell.straight' },
          text: { key: ui.turned ? 'cell.turned' : 'cell.straight' },
          size: to.readable(17),
          color: '#2b1b4d',
          selected: ui.turned,
        },
      ],
    },
  ];
}

let picture: { readonly of: number; readonly canvas: OffscreenCanvas | undefined } | undefined;

/** The picture to come on the table, and the choice of how many pieces. */
export function drawChoice(to: Surface, state: State, ui: Ui): void {
  const { c } = to;
  const { picture: area, sizes, turned } = choiceOf(to);
  to.layer('choice', (on, bleed) => {
    paintTable(on, bleed, TABLES.of(to), 46);
    draw.vignette(on, bleed);
  });
  const { x, y, width, height } = area;
  const { rail } = TABLES.of(to);
  draw.rounded(c, x - 9, y - 5, width + 18, height + 18, 8, '#1a0b3a55');
  draw.rounded(c, x - 10, y - 10, width + 20, height + 20, 8, draw.shade(rail, 0.25));
  draw.rounded(c, x - 8, y - 9, width + 16, height + 17, 7, rail);
  if (ui.film) ui.film.draw(c, x, y, width, to.reducedMotion ? 0 : to.time);
  else still(to, state, area);
  const size = to.readable(20);
  const text = to.words('board.sizes');
  c.fillStyle = draw.down(c, y + height - size * 2.4, y + height, '#1a0b3a00', '#1a0b3acc');
  c.fillRect(x, y + height - size * 2.4, width, size * 2.4);
  draw.drawText(c, text, x + width / 2, y + height - size * 0.95, {
    size,
    color: '#ffffff',
    weight: 700,
    wide: width - 20,
    lines: 1,
  });
  sizes.forEach((rect, at) => {
    draw.button(c, rect.x, rect.y, rect.width, rect.height * 0.87, COLORS[at] ?? '#45c95b');
    const { stars } = SIZES[at] ?? SIZES[0];
    const r = Math.min(11, rect.height * 0.13);
    // The last one is for a steady hand.
    const shown = Math.min(MAX_STARS, stars + 1);
    for (let star = 0; star < shown; star += 1)
      draw.star(
        c,
        rect.x + rect.width / 2 + (star - (shown - 1) / 2) * r * 2.2,
        rect.y + rect.height * 0.7,
        r,
        star < stars ? '#ffe45c' : '#1a0b3a66',
      );
  });
  draw.button(
    c,
    turned.x,
    turned.y,
    turned.width,
    turned.height - 5,
    ui.turned ? '#ffd02e' : '#f2ecff',
    ui.turned,
  );
}

function still(
  to: Surface,
  state: State,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  if (picture?.of !== state.picture)
    picture = { of: state.picture, canvas: bakePicture(sceneFor(state.picture), GRAIN) };
  if (picture.canvas) to.c.drawImage(picture.canvas, x, y, width, height);
}
