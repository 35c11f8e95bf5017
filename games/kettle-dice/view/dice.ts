import * as draw from '@playgrove/kit/draw';
import { ease, type Motion, type Point, type Surface } from '@playgrove/kit/runtime';
import { DICE } from '../rules/boxes.ts';
import { BOX, type State } from '../rules.ts';
import { atRest, paintDie, paintShadow, RISE, rolled, type Turned } from './die.ts';
import { KETTLES } from './kettle.ts';
import { scatter, spotOf, type Layout } from './layout.ts';
import type { Ui } from './ui.ts';

/** Milliseconds of a throw, of dice that go back, and the part of a throw that one die takes. */
export const THROW = 1150;
export const BACK = 260;
const ONE = 0.72;
/** When a die touches down within its part, and how high it bounces after, in halves of its side. */
const LANDS = [0.36, 0.62, 0.8, 0.92] as const;
const BOUNCES = [2.1, 0.8, 0.25] as const;

const startOf = (die: number): number => ((die * 2) % DICE) * ((1 - ONE) / (DICE - 1));
/** When a die first touches down, in milliseconds. */
export const landing = (die: number): number => (startOf(die) + LANDS[0] * ONE) * THROW;

const spoutOf = ({ kettle }: Layout): Point => ({
  x: kettle.x + kettle.r * 1.5,
  y: kettle.y - kettle.r * 0.3,
});

type Pose = Point & { readonly height: number; readonly turned: Turned };

/** Above the cloth, in halves of a side: it falls from the spout, then bounces less and less. */
function heightAt(part: number, fall: number): number {
  const [first] = LANDS;
  if (part < first) return fall * (1 - (part / first) ** 2);
  for (let hop = 0; hop < BOUNCES.length; hop += 1) {
    const [from, to] = [LANDS[hop] ?? 1, LANDS[hop + 1] ?? 1];
    if (part >= to) continue;
    const at = (part - from) / (to - from);
    return 4 * at * (1 - at) * (BOUNCES[hop] ?? 0);
  }
  return 0;
}

function poseOf(layout: Layout, state: State, ui: Ui, motion: Motion<State>, die: number): Pose {
  const count = state.log.length;
  const rail = ease.inOut(ui.rail[die]?.value ?? 0);
  const face = state.dice[die] ?? 1;
  const lies = spotOf(layout, die, count, false);
  const keeps = spotOf(layout, die, count, true);
  const yaw = scatter(count * 11 + die * 3) * 0.5 * (1 - rail);
  const still: Pose = {
    x: lies.x + (keeps.x - lies.x) * rail,
    y: lies.y + (keeps.y - lies.y) * rail,
    height: Math.sin(rail * Math.PI) * 1.1,
    turned: atRest(face, yaw),
  };
  const isThrown = motion.from && motion.from.log.length < count && !((state.kept >> die) & 1);
  const part = isThrown ? (motion.part - startOf(die)) / ONE : 1;
  if (part >= 1) return still;
  // From behind: where it will be, less the way that it still rolls.
  const spout = spoutOf(layout);
  const left = 1 - ease.out(Math.max(0, part));
  const [dx, dy] = [still.x - spout.x, still.y - spout.y];
  const far = Math.hypot(dx, dy) || 1;
  const way = Math.atan2(dy, dx) + scatter(count * 5 + die) * 0.2;
  const angle = -(far / layout.die) * left * (0.8 + 0.25 * scatter(count + die * 13));
  return {
    x: still.x - dx * left,
    y: still.y - dy * left,
    height: heightAt(Math.max(0, part), 2.6),
    turned: rolled(still.turned, way, angle),
  };
}

/** The dice: thrown from the spout, on the cloth, kept, or on their way back into the kettle. */
export function drawDice(
  to: Surface,
  layout: Layout,
  state: State,
  ui: Ui,
  motion: Motion<State>,
): void {
  const { c } = to;
  const back = state.rolls === 0 && motion.from && motion.from.rolls > 0 ? motion.from : undefined;
  if (state.rolls === 0 && (!back || motion.part >= 1)) return;
  const shown = back ?? state;
  const look = KETTLES.of(to);
  const still = { ...motion, from: back ? undefined : motion.from };
  const poses = Array.from({ length: DICE }, (_, die) => ({
    die,
    ...poseOf(layout, shown, ui, still, die),
  })).toSorted((one, two) => one.y - two.y);
  const gone = back ? ease.in(motion.part) : 0;
  const spout = spoutOf(layout);
  for (const { x, y, height } of poses) {
    if (back) continue;
    draw.place(c, x, y, () => paintShadow(c, height), 0, layout.die);
  }
  for (const { die, x, y, height, turned } of poses) {
    if (!back && motion.part < startOf(die) && motion.from && !((state.kept >> die) & 1)) continue;
    const size = layout.die * (1 - gone * 0.75) * (1 + height * 0.05);
    const [px, py] = [x + (spout.x - x) * gone, y + (spout.y - y) * gone];
    const lift = height * RISE * layout.die;
    draw.place(c, px, py - lift, () => paintDie(c, turned, look), 0, size);
    const isHinted = ui.hint !== undefined && ui.hint < BOX && (ui.hint >> die) & 1;
    if (isHinted) {
      draw.rim(c, '#ffffff', 7, (path) => path.arc(px, py - lift, layout.die * 1.5, 0, 7));
    }
  }
}
