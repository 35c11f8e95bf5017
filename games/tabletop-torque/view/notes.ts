import * as draw from '@playgrove/kit/draw';
import type { Point, Surface } from '@playgrove/kit/runtime';
import { raceOf, RIVALS } from '../rules/levels.ts';
import { COUNTDOWN, LAMP, type State } from '../rules/types.ts';
import type { Course } from '../rules/course.ts';
import { lookOf, poseOf } from './cars.ts';
import { isUpright, toScreen, type Spot } from './place.ts';
import { riskAhead } from './strip.ts';
import type { Ui } from './ui.ts';

const INK = '#2b1b4d';
/** Ticks of a race for which names stay over the cars. */
const NAMED = 150;
/** Bends in which a newcomer let go in time. */
const LEARNED = 3;

function nameOf(state: State, who: number): string {
  if (state.params.kind === 'two') return who === 0 ? 'name.one' : 'name.two';
  if (who === 0) return 'name.you';
  return `name.${RIVALS[raceOf(state.params).rival]?.id ?? 'pip'}`;
}

/** Lamps, names, and the first lesson. */
export function drawNotes(
  to: Surface,
  state: State,
  ui: Ui,
  course: Course,
  spot: Spot | undefined,
): void {
  if (state.phase === 'lights' && state.params.kind === 'two') drawHalves(to);
  if (state.phase === 'lights') drawLamps(to, state, spot ?? { x: to.width / 2, y: to.height / 2 });
  if (state.clock < NAMED) {
    for (const [who, car] of state.cars.entries()) {
      if (state.cars.length < 2 || car.out > 0) continue;
      const { x, y } = toScreen(poseOf(car, course, 0), ui.size);
      // Side by side on the grid, one name is above and one below.
      const above = who === 0 ? 1 : -1;
      to.label(to.words(nameOf(state, who)), x, y + above * 54, to.readable(23), {
        top: '#ffffff',
        bottom: lookOf(to, state, who).body,
        rim: INK,
        alpha: Math.min(1, (NAMED - state.clock) / 30),
      });
    }
  }
  teach(to, state, ui, course);
}

/** Until a newcomer has let go in time a few times, a word says when. */
function teach(to: Surface, state: State, ui: Ui, course: Course): void {
  const [car] = state.cars;
  if (!ui.newcomer || state.phase !== 'race' || !car || car.out > 0 || ui.eased >= LEARNED) return;
  const risk = riskAhead(car, course);
  const held = (state.held & 1) !== 0;
  if (risk < 2 && ui.was > 0 && !held) ui.eased += 1;
  ui.was = held ? risk : 0;
  if (risk === 0 || !held) return;
  const { x, y } = toScreen(poseOf(car, course, 0), ui.size);
  const wide = 96;
  to.label(
    to.words('teach.ease'),
    Math.max(wide, Math.min(to.width - wide, x)),
    y - 58,
    to.readable(30),
    {
      top: '#fff6c8',
      bottom: risk === 2 ? '#ff4b55' : '#ffb61f',
      rim: INK,
    },
  );
}

/** Three red lamps, one after the other, in front of the tire gauge. They wait for a finger. */
function drawLamps(to: Surface, state: State, spot: Point): void {
  const { c } = to;
  const lit = Math.floor(state.ticks / LAMP);
  const r = 30;
  const x = Math.max(r * 4.6, Math.min(to.width - r * 4.6, spot.x));
  const { y } = spot;
  draw.rounded(c, x - r * 4.2 + 5, y - r * 1.5 + 12, r * 8.4, r * 3, 26, '#1a0f3a4d');
  draw.rounded(c, x - r * 4.2, y - r * 1.5, r * 8.4, r * 3, 26, INK);
  draw.rounded(c, x - r * 4.2 + 5, y - r * 1.5 + 5, r * 8.4 - 10, r * 3 - 10, 22, '#4a3f78');
  for (let at = 0; at < 3; at += 1) {
    const cx = x + (at - 1) * r * 2.6;
    draw.disc(c, cx, y, r, INK);
    draw.disc(c, cx, y, r - 5, at < lit ? '#ff4b55' : '#2f2558');
    if (at < lit) draw.disc(c, cx - 7, y - 8, 7, '#ffffffb3');
  }
  if (state.ticks < COUNTDOWN || state.held > 0) return;
  to.label(to.words('sign.hold'), x, y + r * 2.4, to.readable(30), { rim: INK });
}

/** With two players: whose half of the screen is whose. */
function drawHalves(to: Surface): void {
  const { c, bleed, width, height } = to;
  const portrait = isUpright(to);
  for (const who of [0, 1]) {
    c.fillStyle = who === 0 ? '#ff3d4a3d' : '#2f7dff3d';
    const size = to.readable(30);
    const face = { top: '#ffffff', bottom: who === 0 ? '#ff8a8f' : '#8fc0ff', rim: INK };
    const text = to.words(who === 0 ? 'name.one' : 'name.two');
    if (portrait) {
      const top = who === 0 ? height / 2 : bleed.y;
      const bottom = who === 0 ? bleed.y + bleed.height : height / 2;
      c.fillRect(bleed.x, top, bleed.width, bottom - top);
      to.label(text, width / 2, height / 2 + (who === 0 ? 44 : -44), size, face);
    } else {
      const left = who === 0 ? bleed.x : width / 2;
      const right = who === 0 ? width / 2 : bleed.x + bleed.width;
      c.fillRect(left, bleed.y, right - left, bleed.height);
      to.label(text, width / 2 + (who === 0 ? -100 : 100), height / 2, size, face);
    }
  }
}
