import * as draw from '@playgrove/kit/draw';
import { ease, type Surface } from '@playgrove/kit/runtime';
import { PICTURES } from '../levels.ts';
import { HEIGHT, WIDTH, type State } from '../rules/state.ts';
import { toScreen } from './camera.ts';
import { GONE, wholeAt } from './follow.ts';
import { cameraOf } from './grip.ts';
import type { Layout } from './layout.ts';
import type { Ui } from './ui.ts';

/** Seconds until the seams begin to fade, and in which the picture comes to the front. */
const FADES = 0.35;
const GROWS = 0.9;
/** Milliseconds that the kit leaves to the picture before results. */
export const FINALE = 5000;

const between = (time: number, from: number, until: number): number =>
  Math.min(1, Math.max(0, (time - from) / (until - from)));

/** How far tray and buttons are out of the way, 0 to 1. */
export const clearing = (ui: Ui): number => ease.inOut(between(ui.won, 0.05, 0.6));

/** The seams fade, the picture takes a breath, comes to the front and moves. */
export function drawFinale(to: Surface, state: State, ui: Ui, layout: Layout): void {
  const { film } = ui;
  if (ui.won <= FADES || !film) return;
  const { c } = to;
  const camera = cameraOf(ui, layout);
  const from = { ...toScreen(layout.area, camera, wholeAt(state)), wide: WIDTH * camera.zoom };
  const wide = Math.min(to.width - 20, ((to.height - 84) * WIDTH) / HEIGHT);
  const until = {
    x: (to.width - wide) / 2,
    y: Math.max(8, (to.height - (wide * HEIGHT) / WIDTH) / 2 - 22),
    wide,
  };
  const part = to.reducedMotion ? 1 : ease.inOut(between(ui.won, GONE, GONE + GROWS));
  const breath = to.reducedMotion
    ? 0
    : Math.sin(between(ui.won, FADES, GONE + 0.5) * Math.PI) * 0.025;
  const size = (from.wide + (until.wide - from.wide) * part) * (1 + breath);
  const x =
    from.x + (until.x - from.x) * part - (size - from.wide - (until.wide - from.wide) * part) / 2;
  const y =
    from.y +
    (until.y - from.y) * part -
    ((size - from.wide - (until.wide - from.wide) * part) * HEIGHT) / WIDTH / 2;
  const high = (size * HEIGHT) / WIDTH;
  c.fillStyle = draw.fade('#150a30', part * 0.55);
  c.fillRect(to.bleed.x, to.bleed.y, to.bleed.width, to.bleed.height);
  c.globalAlpha = ease.out(between(ui.won, FADES, GONE));
  const edge = 7 * part;
  if (edge > 0)
    draw.rounded(c, x - edge, y - edge, size + edge * 2, high + edge * 2, 10, '#fffaf0');
  film.draw(c, x, y, size, to.reducedMotion ? 0 : Math.max(0, ui.won - GONE + 0.2));
  sheen(to, x, y, size, high, between(ui.won, FADES, GONE + 0.4));
  c.globalAlpha = 1;
  const name = between(ui.won, GONE + GROWS * 0.7, GONE + GROWS * 1.3);
  if (name <= 0) return;
  const text = to.words(PICTURES[state.picture]?.name ?? '');
  to.label(
    text,
    to.width / 2,
    Math.min(to.height - 26, y + high + 34),
    to.readable(25) * (0.8 + 0.2 * ease.back(name)),
    { alpha: name },
  );
}

/** A light passes over the picture once. */
function sheen(
  { c, reducedMotion }: Surface,
  x: number,
  y: number,
  wide: number,
  high: number,
  part: number,
): void {
  if (part <= 0 || part >= 1 || reducedMotion) return;
  draw.clipped(
    c,
    (path) => path.rect(x, y, wide, high),
    () => {
      const at = x - wide * 0.4 + part * wide * 1.8;
      c.fillStyle = draw.linear(
        c,
        at - wide * 0.22,
        y,
        at + wide * 0.1,
        y + high * 0.2,
        '#ffffff00',
        '#ffffff8c',
        '#ffffff00',
      );
      c.fillRect(x, y, wide, high);
    },
  );
}
