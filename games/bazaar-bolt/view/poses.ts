import { isTurning } from '../rules/runner.ts';
import { LANE, type State } from '../rules/state.ts';
import type { Goat } from './goat.ts';
import { CARROT_Y, HIP, type Hero } from './hero.ts';
import type { Ui } from './ui.ts';

/** Where the runner is drawn: meters across, up and along, between two ticks. */
export type Spot = { x: number; y: number; z: number };

/** Seconds of a somersault. */
const FLIP = 0.72;

export function spotOf({ runner: r, aside, pace, phase }: State, part: number): Spot {
  const on = phase === 'run' ? part : 0;
  let { x } = r;
  if (r.shift < r.span) {
    const p = Math.min(1, (r.shift + on) / r.span);
    const eased = isTurning(r) ? p * p * (3 - 2 * p) : 1 - (1 - p) * (1 - p);
    x = r.from + (r.lane - r.from) * eased;
  }
  const y = r.ground ? 0 : Math.max(0, r.y + (r.until > 0 ? 0 : r.vy * on));
  return { x: (aside + x) * LANE, y, z: r.z + (phase === 'run' ? pace * on : 0) };
}

/** Runs, jumps, slides, flips, rides; sits down when the goat has all the carrots. */
export function poseHero(
  hero: Hero,
  state: State,
  ui: Ui,
  spot: Spot,
  time: number,
  still: boolean,
): void {
  const { runner: r } = state;
  const { group, body, torso, head, tail, scarf, arms, legs } = hero;
  const flip = flipOf(ui, still);
  const gait = ui.stride;
  const running = state.phase === 'run' && r.ground && r.slide === 0;
  const [swing, beat] = [Math.sin(gait), Math.abs(Math.cos(gait))];
  group.position.set(spot.x, spot.y + (running ? beat * 0.09 : 0), -spot.z);
  const squash = 1 + ui.squash.at * (still ? 0.35 : 1);
  group.scale.set(1 / Math.sqrt(squash), squash, 1 / Math.sqrt(squash));
  group.rotation.y = -ui.bank * 0.45;
  body.rotation.set(0, 0, -ui.bank * 0.26);
  body.position.set(0, 0, 0);
  torso.rotation.set(-0.14, 0, 0);
  torso.position.y = HIP;
  head.rotation.set(0.06, 0, 0);
  let [left, right] = [0, 0];
  let [armLeft, armRight] = [0, 0];
  let spread = 0.12;
  if (state.phase === 'end') {
    body.position.y = -0.34;
    torso.rotation.x = 0.1;
    [left, right] = [1.35, 1.5];
    [armLeft, armRight] = [2.5, 2.7];
    spread = 0.5;
    head.rotation.set(0.1, Math.sin(time * 3) * 0.2, 0);
  } else if (state.phase === 'ready') {
    torso.rotation.set(0, Math.sin(time * 1.6) * 0.06, 0);
    head.rotation.set(-0.05, Math.sin(time * 0.9) * 0.34, 0);
    [armLeft, armRight] = [0.3, 2.6 + Math.sin(time * 7) * 0.3];
    spread = 0.3;
  } else if (r.until > 0) {
    body.position.y = -0.3;
    [left, right] = [1.3, 1.5];
    [armLeft, armRight] = [0.5, 0.5];
    spread = 1.15 + Math.sin(time * 5) * 0.1;
    body.rotation.z -= ui.bank * 0.2;
  } else if (r.slide > 0) {
    body.position.set(0, 0.1, 0.2);
    body.rotation.x = 1.02;
    [left, right] = [0.34, 0.75];
    [armLeft, armRight] = [-0.9, 2.3];
    spread = 0.4;
    head.rotation.x = -0.62;
  } else if (!r.ground) {
    const rising = r.vy > 0;
    [left, right] = rising ? [0.9, -0.55] : [0.5, -0.2];
    [armLeft, armRight] = rising ? [2.4, -0.6] : [1.5, 1.1];
    spread = 0.42;
    body.rotation.x = -flip * 2 * Math.PI;
    body.position.y = flip > 0 && flip < 1 ? 0.3 : 0;
  } else {
    [left, right] = [swing * 1.05, -swing * 1.05];
    [armLeft, armRight] = [-swing * 0.95, swing * 0.95];
    torso.rotation.y = swing * 0.12;
    torso.position.y = HIP + beat * 0.02;
  }
  // Right after a stumble it reels.
  if (state.spared > 14 && state.phase === 'run' && !still)
    body.rotation.z += Math.sin(time * 17) * 0.16 * (state.spared / 80);
  legs[0].rotation.x = left;
  legs[1].rotation.x = right;
  arms[0].rotation.set(armLeft, 0, -spread);
  arms[1].rotation.set(armRight, 0, spread);
  tail.rotation.set(-0.5 + swing * 0.2 + r.vy * 2.4, ui.bank * 0.6, 0);
  scarf.forEach((one, at) => {
    const wave = Math.sin(time * 9 + at * 1.4);
    one.rotation.set(
      -0.25 + wave * 0.22 + r.vy * 2,
      ui.bank * 0.7 + wave * 0.1 + (at - 0.5) * 0.3,
      0,
    );
  });
  hero.carrots.forEach((one, at) => {
    one.visible = at < state.carrots;
    one.position.y = CARROT_Y + (running ? Math.abs(Math.sin(gait + 0.5 + at)) * 0.03 : 0);
  });
}

function flipOf({ flip }: Ui, still: boolean): number {
  if (still || flip < 0 || flip > FLIP) return 0;
  const part = flip / FLIP;
  return part * part * (3 - 2 * part);
}

/** Gallops behind, chews what it got, and at last helps itself from the basket. */
export function poseGoat(goat: Goat, state: State, ui: Ui, spot: Spot, time: number): void {
  const { group, body, head, jaw, rope, legs, bite } = goat;
  const { gap, x, chew } = ui.goat;
  const rests = state.phase !== 'run';
  group.position.set(x, 0, -spot.z + gap);
  const gallop = ui.stride * 0.92;
  const leap = rests ? 0 : Math.max(0, Math.sin(gallop)) * 0.26;
  body.position.y = leap;
  body.rotation.x = rests ? 0 : Math.cos(gallop) * 0.13;
  legs.forEach((leg, at) => {
    const phase = gallop + (at < 2 ? 0 : 2.2) + (at % 2) * 0.5;
    leg.rotation.x = rests ? 0 : Math.sin(phase) * 0.95;
  });
  const chewing = chew > 0 || state.phase === 'end';
  bite.visible = chewing;
  jaw.rotation.x = chewing ? 0.12 + Math.abs(Math.sin(time * 9)) * 0.34 : 0.04;
  const sniff = state.phase === 'ready' ? Math.sin(time * 2.2) * 0.12 : 0;
  head.rotation.set(
    chewing ? 0.1 : -0.06 + sniff,
    Math.sin(time * 1.7) * 0.12,
    Math.sin(time * 2.6) * 0.06,
  );
  rope.rotation.set(rests ? -0.5 : Math.sin(gallop * 1.3) * 0.2, Math.sin(time * 6) * 0.24, 0);
  group.visible = gap < 5.4 || ui.eye.front > 0.25;
}
