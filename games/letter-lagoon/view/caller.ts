import * as draw from '@playgrove/kit/draw';
import { ease, type Motion, type Point, type Surface } from '@playgrove/kit/runtime';
import { rules, type State } from '../rules.ts';
import { middleOf, type Layout } from './layout.ts';
import { NECK, paintBody, paintFish, paintHead, type Mood } from './pelican.ts';
import type { Shore } from './shore.ts';
import type { Ui } from './ui.ts';

/** Height of a line of the riddle, in sizes. */
const LEAD = 1.16;
/** Units of the pelican's painting, without its hat. */
const PELICAN = 262;

export type Scene = {
  readonly to: Surface;
  readonly layout: Layout;
  readonly state: State;
  readonly ui: Ui;
  readonly motion: Motion<State>;
  readonly shore: Shore;
  /** Milliseconds of the move's animation; Infinity at rest. */
  readonly ms: number;
  /** Seconds since the last word was under water; −1 before the end. */
  readonly ended: number;
};

function moodOf({ to, ui, ended }: Scene): Mood {
  if (ended >= 0 || ui.show.joy.value < 1.5) return 'happy';
  if (ui.show.missed.value < 1.1) return 'sad';
  return to.time % 4.3 < 0.14 && !to.reducedMotion ? 'blink' : 'calm';
}

export function drawPelican(scene: Scene): void {
  const { to, layout, ui } = scene;
  const { pelican, tall } = layout;
  const scale = tall / PELICAN;
  const mood = moodOf(scene);
  const calm = to.reducedMotion ? 0 : 1;
  const { body, head, joy, missed } = ui.show;
  const isGone = rules.status(scene.state) === 'lost';
  const hop =
    mood === 'happy' && joy.value < 1
      ? Math.abs(Math.sin(joy.value * 7)) * 14 * (1 - joy.value) * calm
      : 0;
  const stretch = { scaleX: body.scaleX, scaleY: body.scaleY };
  const isHappy = mood === 'happy' || isGone;
  // After the last wrong line it takes off.
  const far = isGone ? (missed.value * 1.2) ** 2 * to.width * calm : 0;
  const x = pelican.x + far;
  const y = pelican.y - 26 * scale - hop - far * 0.8;
  draw.stamped(
    to,
    `pelican ${isHappy} ${tall.toFixed(0)}`,
    { x, y: y - 84 * scale, width: 260 * scale, height: 250 * scale, ...stretch },
    (c) => draw.place(c, 0, 84 * scale, () => paintBody(c, isHappy), 0, scale, scale),
  );
  head.target = ui.finger ? -0.12 : 0;
  const nod = head.value + Math.sin(to.time * 1.6) * 0.035 * calm;
  const lift = (body.scaleY - 1) * 150 * scale;
  draw.stamped(
    to,
    `head ${mood} ${tall.toFixed(0)}`,
    {
      x: x + NECK.x * scale,
      y: y + NECK.y * scale - lift,
      width: 300 * scale,
      height: 190 * scale,
      rotate: nod,
    },
    (c) => draw.place(c, 0, 0, () => paintHead(c, mood), 0, scale, scale),
  );
  drawRiddle(scene);
  drawCatch(scene);
}

/** The fish of a word that was called, on its way from the list to the beak. */
function drawCatch({ to, layout, state, ui }: Scene): void {
  const part = ui.show.caught.value / 0.8;
  const plate = layout.plates[state.found.at(-1) ?? -1];
  if (part >= 1 || to.reducedMotion || !plate) return;
  const scale = layout.tall / PELICAN;
  const beak = { x: layout.pelican.x + 120 * scale, y: layout.pelican.y - 215 * scale };
  const at = between(middleOf(plate), beak, part);
  draw.place(to.c, at.x, at.y, () => paintFish(to.c), part * 9, 1.3, 1.3);
}

function drawRiddle({ to, layout, state }: Scene): void {
  const { bubble, above, pelican, tall } = layout;
  const speaker = above
    ? { x: pelican.x + tall * 0.2, y: 0 }
    : { x: bubble.x - 30, y: bubble.y + bubble.height * 0.6 };
  const colors = { shadow: '#04283f', foot: '#fdeecb', tail: above ? '#fdeecb' : '#fff6e0' };
  draw.drawBubble(to, { area: bubble, speaker, below: above, ...colors });
  const riddle = to.words(`riddle.${state.theme}`);
  const wide = bubble.width - 36;
  const highOf = (size: number): number =>
    draw.wrapWords(to.c, riddle, draw.textFont(size), wide).length * size * LEAD;
  let size = to.readable(36);
  while (size > to.readable(20) && highOf(size) > bubble.height - 20) size -= 1;
  const { x, y } = middleOf(bubble);
  draw.drawText(to.c, riddle, x, y, { size, color: '#3a1d12', wide, lead: LEAD });
}

/** On a bow from one point to another. */
export function between(from: Point, goal: Point, part: number): Point {
  const p = ease.inOut(part);
  return {
    x: from.x + (goal.x - from.x) * p + Math.sin(part * Math.PI) * 40,
    y: from.y + (goal.y - from.y) * p - Math.sin(part * Math.PI) * 90,
  };
}
