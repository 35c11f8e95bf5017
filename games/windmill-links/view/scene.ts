import * as draw from '@playgrove/kit/draw';
import { animate } from '@playgrove/kit/draw/animate';
import type { Context, Motion, Surface } from '@playgrove/kit/runtime';
import { LONG, WIDE, type Hole } from '../rules/hole.ts';
import { HZ } from '../rules/motion.ts';
import { holeIn, type State } from '../rules/state.ts';
import { SUNK } from '../rules.ts';
import { drawAim, drawBall, drawCup, drawFlag, drawPull, drawScores, drawShadow } from './ball.ts';
import { paintDecor, standingOn, type Standing } from './decor.ts';
import { paintField, paintTunnels } from './field.ts';
import { enterHole, layoutOf, MARGIN, TILE, type Layout } from './layout.ts';
import { themeOf, type Theme } from './theme.ts';
import { drawBelts, drawDoors, drawMill } from './toys.ts';
import { OPEN, towardCup, type Ui } from './ui.ts';

/** A page's pictures, made once. */
export type Scene = {
  readonly id: string;
  readonly theme: Theme;
  readonly field: draw.Print;
  readonly decor: readonly Standing[];
};

/** Seconds in which a page opens, and then its things stand up. */
const OPENS = 0.42;
const STANDS = 0.5;

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const { c } = to;
  const layout = layoutOf(to, state);
  animate(ui.show, state, motion, to);
  const hole = holeIn(state);
  const scene = sceneOf(state, hole, ui, layout);
  const { theme } = scene;
  const age = to.reducedMotion ? OPEN : ui.show.page.value;
  to.layer(`desk ${theme.cover} ${layout.portrait} ${layout.top}`, (on, bleed) =>
    paintDesk(on, bleed, theme, layout),
  );
  const ticks = state.phase === 'over' ? state.time : state.time + motion.part;
  c.save();
  unfold(c, layout, age);
  const grain = draw.grainOf(c);
  scene.field.draw(c, grain, layout.left - TILE * MARGIN, layout.top - TILE * MARGIN);
  enterHole(c, layout);
  drawBelts(c, hole, ticks);
  drawCup(c, hole);
  drawStanding(to, scene, layout, age);
  drawDoors(c, hole, ticks, theme, layout);
  const grown = standUp(age - OPENS * 0.8);
  drawRolling(to, state, hole, layout, motion, false);
  drawAim(to, state, ui);
  for (const mill of hole.mills) drawMill(to, mill, ticks, theme, theme.cover, layout, grown);
  drawRolling(to, state, hole, layout, motion, true);
  c.restore();
  drawFlag(to, hole, state, layout, theme, grown);
  drawPull(to, ui);
  if (state.params.players === 2) drawScores(to, state, layout);
}

/** Names the open page. */
export const pageOf = ({ params, at, player }: State): string =>
  `${params.book} ${params.from} ${at} ${player}`;

function sceneOf(state: State, hole: Hole, ui: Ui, layout: Layout): Scene {
  const page = pageOf(state);
  if (ui.page !== page) {
    ui.page = page;
    ui.show.page.value = 0;
    ui.angle = towardCup(state);
  }
  const id = `${page} ${layout.width} ${layout.height}`;
  if (ui.scene?.id === id) return ui.scene;
  ui.scene?.field.forget();
  const theme = themeOf(state.params.book, state.at);
  const [w, h] = layout.portrait ? [WIDE, LONG] : [LONG, WIDE];
  const paint = (c: Context): void => {
    c.save();
    enterHole(c, { ...layout, left: TILE * MARGIN, top: TILE * MARGIN });
    paintField(c, hole, theme, layout);
    paintTunnels(c, hole, layout);
    c.restore();
  };
  const field = new draw.Print((w + MARGIN * 2) * TILE, (h + MARGIN * 2) * TILE, paint);
  return (ui.scene = { id, theme, field, decor: standingOn(hole, theme) });
}

const ease = (part: number): number => 1 - (1 - part) ** 3;
const bounded = (part: number): number => Math.max(0, Math.min(1, part));

/** Both halves of the page fold open around its middle. */
function unfold(c: Context, { width, height, portrait }: Layout, age: number): void {
  const part = ease(bounded(age / OPENS));
  if (part >= 1) return;
  c.translate(width / 2, height / 2);
  if (portrait) c.scale(1, Math.max(0.02, part));
  else c.scale(Math.max(0.02, part), 1);
  c.translate(-width / 2, -height / 2);
}

/** From flat to standing, with a little too much on the way. */
function standUp(age: number): number {
  const part = bounded(age / STANDS);
  return part >= 1 ? 1 : Math.max(0.01, 1 - Math.cos(part * 7) * (1 - part) ** 2);
}

function drawStanding(to: Surface, { decor, theme }: Scene, layout: Layout, age: number): void {
  for (const [at, { kind, x, y, r }] of decor.entries()) {
    const grown = standUp(age - OPENS * 0.8 - at * 0.02) * r;
    to.stamp(
      `${theme.cover} ${kind} ${layout.portrait}`,
      2.8,
      2.8,
      (c) => paintDecor(c, kind, theme, layout.shade),
      x,
      y,
      { scaleX: grown, scaleY: grown },
    );
  }
}

/** The ball: rolling under sails, or flying over them. */
function drawRolling(
  to: Surface,
  state: State,
  hole: Hole,
  layout: Layout,
  motion: Motion<State>,
  high: boolean,
): void {
  const { ball, phase } = state;
  if (ball.air !== high || ball.pipe >= 0) return;
  if (phase === 'sunk' || (phase === 'over' && state.done[state.player].length > state.at)) {
    const part = bounded(1 - state.since / (SUNK * 0.22));
    if (part > 0) drawBall(to, state, hole.cup.x, hole.cup.y, 0, part);
    return;
  }
  const part = phase === 'lost' ? bounded(1 - state.since / 16) : 1;
  if (part <= 0) return;
  const ahead = phase === 'roll' ? motion.part / HZ : 0;
  const [x, y] = [ball.x + ball.vx * ahead, ball.y + ball.vy * ahead];
  if (part === 1) drawShadow(to.c, x, y, ball.z, layout);
  drawBall(to, state, x, y, ball.z, part);
}

/** The desk, and the open book on it. */
function paintDesk(
  c: Context,
  bleed: { x: number; y: number; width: number; height: number },
  { desk, cover, page }: Theme,
  layout: Layout,
): void {
  const { x, y, width, height } = bleed;
  c.fillStyle = draw.linear(c, x, y, x + width * 0.4, y + height, desk[0], desk[1]);
  c.fillRect(x, y, width, height);
  // Boards of the desk.
  c.strokeStyle = draw.fade('#1a0b3a', 0.12);
  c.lineWidth = 8;
  c.beginPath();
  for (let at = x - height; at < x + width; at += 190) {
    c.moveTo(at, y + height);
    c.lineTo(at + height, y);
  }
  c.stroke();
  const [w, h] = layout.portrait ? [WIDE, LONG] : [LONG, WIDE];
  const [left, top] = [layout.left - TILE * 0.5, layout.top - TILE * 0.5];
  const [wide, high] = [(w + 1) * TILE, (h + 1) * TILE];
  draw.rounded(c, left + 20, top + 40, wide, high, 50, draw.fade('#1a0b3a', 0.35));
  draw.rounded(c, left - 8, top - 8, wide + 16, high + 16, 50, draw.PALETTE.ink);
  draw.rounded(c, left, top, wide, high, 44, cover);
  for (let sheet = 3; sheet >= 0; sheet -= 1) {
    const inset = 14 + sheet * -3;
    draw.rounded(
      c,
      left + inset,
      top + inset + sheet * 3,
      wide - inset * 2,
      high - inset * 2,
      26,
      sheet % 2 === 0 ? page : '#d8c8a8',
    );
  }
}
