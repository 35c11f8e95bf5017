import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Rect, type Surface } from '@playgrove/kit/runtime';
import { RARITIES } from '@playgrove/kit/logic/collection';
import { speciesOf, TROPHY } from '../rules/fish.ts';
import type { Catch, State } from '../rules/state.ts';
import { LOOK } from '../rules/inputs.ts';
import { drawFish, paintFish } from './fishes.ts';
import { lightOf, type Light } from './light.ts';
import { landscape, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
const PAPER = '#fffaf0';

export const RARE_COLORS = ['#7a9a5c', '#2f9ad0', '#8a5ce0', '#f0642c', '#e8a400'] as const;

/** Dark words on paper. */
export const onPaper = { top: '#3a2a5c', rim: PAPER } as const;

/** The size of a label, at most `size`, that fits into `wide` as long as it can be read. */
export function fitLabel(to: Surface, text: string, size: number, wide: number): number {
  return to.readable(Math.min(size, (size * wide) / draw.labelWidth(to.c, text, size)), 14.05);
}

/** Where the others swim about the best one: across, down, how large, how turned. */
const SHOAL = [
  [-0.24, -0.33, 0.4, 0.1],
  [0.25, -0.2, 0.32, -0.12],
  [-0.22, 0.27, 0.36, -0.1],
  [0.24, 0.36, 0.3, 0.14],
] as const;

/** The best fish of an outing with the others about it, for keeping. */
export function paintPhoto(c: Context, { x, y, width, height }: Rect, state: State): void {
  const [best, ...others] = state.caught.toSorted((a, b) => b.points - a.points);
  const light = lightOf(state.params.lake, 1, 'clear');
  const long = Math.min(width * 0.86, height * 1.1);
  draw.place(c, x + width / 2, y + height / 2, () => {
    ground(c, width, height, light);
    SHOAL.forEach(([across, below, part, turn], at) => {
      const other = others[at];
      if (!other) return;
      const flip = across > 0 ? -1 : 1;
      const paint = (): void => paintFish(c, other.fish);
      draw.place(c, across * width, below * height, paint, turn, long * part * flip, long * part);
    });
    if (best) draw.place(c, long * 0.03, 0, () => paintFish(c, best.fish), -0.2, long);
  });
}

/** Measured, photographed, let go. */
export function drawCatch(to: Surface, state: State, ui: Ui): void {
  const caught = state.caught.at(-1);
  if (state.phase !== 'caught' || !caught) return;
  const { c } = to;
  const flat = landscape(ui.size);
  const text = to.readable(27, 14.6);
  const pop = to.reducedMotion ? 1 : ease.back(Math.min(1, 0.2 + ui.age / 0.32));
  const wide = flat ? Math.min(to.width - 60, 980) : Math.min(to.width - 36, 560);
  const facts = to.words(`fact.${caught.fish}`);
  const shot = flat ? { w: wide * 0.52, h: to.height * 0.5 } : { w: wide - 40, h: 320 };
  const column = flat ? wide - shot.w - 60 : wide - 48;
  const lines = draw.wrapWords(c, facts, draw.textFont(text), column);
  const below = text * (3.9 + 1.22 * lines.length) + (flat ? 30 : 74);
  // Long facts on a small screen take from the picture.
  if (!flat) shot.h = Math.max(200, Math.min(shot.h, to.height - 210 - below));
  const high = flat ? Math.max(shot.h + 44, below + 40) : shot.h + below + 46;
  const y0 = flat
    ? Math.max(106, (to.height - high) / 2 + 12)
    : Math.max(150, (to.height - high) * 0.42);
  draw.place(
    c,
    to.width / 2,
    y0 + high / 2,
    () => {
      c.translate(-to.width / 2, -(y0 + high / 2));
      const x = (to.width - wide) / 2;
      draw.rounded(c, x + 6, y0 + 12, wide, high, 22, '#1a0b3a66');
      draw.rounded(c, x - 4, y0 - 4, wide + 8, high + 8, 24, INK);
      draw.rounded(c, x, y0, wide, high, 20, PAPER);
      picture(to, state, caught, x + 20, y0 + 20, shot.w, shot.h);
      const left = flat ? x + shot.w + 40 : x + 24;
      const top = flat ? y0 + 42 : y0 + shot.h + 50;
      words(to, caught, left, top, column, text, lines.length);
    },
    to.reducedMotion ? 0 : (1 - Math.min(1, ui.age / 0.3)) * -0.1,
    pop,
  );
  if (state.since >= LOOK) {
    // In portrait, the angler stands below the card: the words are on it.
    const y = flat ? Math.min(to.height - 40, y0 + high + 34) : y0 + high - 36;
    const blink = to.reducedMotion ? 1 : 0.72 + Math.sin(to.time * 4) * 0.28;
    to.label(to.words('release'), to.width / 2, y, to.readable(36, 19), {
      alpha: blink,
      top: '#ffffff',
      bottom: '#a8f0ff',
    });
  }
}

function picture(
  to: Surface,
  state: State,
  caught: Catch,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  const { c } = to;
  const light = lightOf(state.params.lake, 1, 'clear');
  to.stamp(
    `shot ${state.params.lake} ${Math.round(w)} ${Math.round(h)}`,
    w,
    h,
    (on) => ground(on, w, h, light),
    x + w / 2,
    y + h / 2,
  );
  const species = speciesOf(caught.fish);
  const long = w * (0.5 + 0.28 * caught.size);
  const sway = to.reducedMotion ? 0 : Math.sin(to.time * 2.2) * 0.03;
  drawFish(to, caught.fish, x + w / 2 + long * 0.03, y + h * 0.52, long, sway);
  // The ruler it is measured on.
  const ry = y + h - 44;
  draw.rounded(c, x + 16, ry, w - 32, 32, 8, '#f4cf6a');
  draw.rim(c, '#8a5f24', 2.5, (path) => {
    for (let mark = 0; mark <= 20; mark += 1) {
      const mx = x + 26 + ((w - 52) * mark) / 20;
      path.moveTo(mx, ry + 2);
      path.lineTo(mx, ry + (mark % 5 === 0 ? 16 : 9));
    }
  });
  const stars = species.rank + 1;
  for (let at = 0; at < stars; at += 1) {
    draw.star(c, x + 30 + at * 31, y + 30, 16, INK);
    draw.star(c, x + 30 + at * 31, y + 30, 11, '#ffd02e');
  }
  const tags = [
    caught.isNew ? 'tag.new' : caught.isBest ? 'tag.best' : undefined,
    caught.size >= TROPHY ? 'tag.trophy' : undefined,
  ].filter((tag) => tag !== undefined);
  // Side by side over the fish, the first one outermost.
  let right = x + w - 18;
  tags.forEach((tag) => {
    const said = to.words(tag);
    const size = to.readable(32, 17);
    to.label(said, right, y + 32, size, {
      align: 'right',
      top: '#ffffff',
      bottom: tag === 'tag.new' ? '#7dffb0' : '#ffd02e',
      rotate: 0,
    });
    right -= draw.labelWidth(c, said, size) + size * 0.5;
  });
}

function ground(c: Context, w: number, h: number, light: Light): void {
  draw.clipped(
    c,
    (path) => path.roundRect(-w / 2, -h / 2, w, h, 14),
    () => {
      c.fillStyle = draw.down(c, -h / 2, h / 2, light.sky[1], light.water[1], light.water[2]);
      c.fillRect(-w / 2, -h / 2, w, h);
      draw.fillPath(c, draw.fade('#ffffff', 0.12), (path) => {
        for (let ray = 0; ray < 6; ray += 1) {
          const x = -w / 2 + (ray + 0.2) * (w / 5);
          path.moveTo(x, -h / 2);
          path.lineTo(x + w * 0.07, -h / 2);
          path.lineTo(x - w * 0.07, h / 2);
          path.lineTo(x - w * 0.24, h / 2);
        }
      });
      for (let weed = 0; weed < 9; weed += 1) {
        const x = -w / 2 + ((weed * 0.137 + 0.03) % 1) * w;
        draw.rim(c, draw.fade(light.land[2], 0.7), h * 0.034, (path) => {
          path.moveTo(x, h / 2);
          const tall = h * (0.25 + (weed % 3) * 0.09);
          path.quadraticCurveTo(x + tall * 0.3, h / 2 - tall * 0.6, x - 6, h / 2 - tall);
        });
      }
    },
  );
}

function words(
  to: Surface,
  caught: Catch,
  x: number,
  y: number,
  wide: number,
  text: number,
  lines: number,
): void {
  const { c } = to;
  const species = speciesOf(caught.fish);
  const name = to.words(`fish.${caught.fish}`);
  to.label(name, x, y, fitLabel(to, name, text * 1.5, wide), {
    ...onPaper,
    align: 'left',
    top: RARE_COLORS[species.rank] ?? INK,
  });
  const rare = to.words(`rarity.${RARITIES[species.rank] ?? 'common'}`);
  to.label(to.words('size', { value: caught.cm }), x, y + text * 1.5, text * 1.12, {
    ...onPaper,
    align: 'left',
  });
  to.label(rare, x + wide, y + text * 1.5, text, {
    ...onPaper,
    align: 'right',
    top: RARE_COLORS[species.rank] ?? INK,
  });
  const coins = `+${caught.points}`;
  draw.coin(c, x + text * 0.6, y + text * 2.85, text * 0.58);
  to.label(coins, x + text * 1.4, y + text * 2.85, text * 1.24, {
    align: 'left',
    top: '#fff6c8',
    bottom: '#ffb52e',
  });
  const praise = [
    caught.perfect && 'praise.perfect',
    caught.nose && 'praise.nose',
    caught.clean && 'praise.clean',
  ].filter((key) => typeof key === 'string');
  const [first] = praise;
  if (first !== undefined) {
    const all = praise.map((key) => to.words(key)).join(' · ');
    const room = wide - text * 1.7 - draw.labelWidth(c, coins, text * 1.24);
    const long = draw.labelWidth(c, all, text);
    const shown =
      long > room ? `${to.words(first)}${praise.length > 1 ? ` +${praise.length - 1}` : ''}` : all;
    to.label(shown, x + wide, y + text * 2.85, text, {
      ...onPaper,
      align: 'right',
      top: '#2f8a4c',
    });
  }
  draw.line(c, [x, y + text * 3.66, x + wide, y + text * 3.66], 2.5, draw.fade(INK, 0.18));
  draw.drawText(c, to.words(`fact.${caught.fish}`), x, y + text * (3.79 + 0.61 * lines), {
    size: text,
    align: 'left',
    color: '#4a3a6c',
    wide,
    lead: 1.22,
  });
}
