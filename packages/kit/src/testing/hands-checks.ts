import type { Point, Rng } from '../contract/index.ts';
import { createRng } from '../rules/index.ts';
import type { Coach, PadButton } from '../stage/view.ts';
import { broken, startOf } from './playing.ts';
import { drawnSpots } from './recording.ts';
import type { Check } from './rules-checks.ts';
import { Sitting } from './sitting.ts';
import type { Subject } from './subject.ts';
import type { Tally } from './tally.ts';

/** Gestures or keys a virtual player tries before giving up. */
const TRIES = 1500;
/** Accepted inputs that show a device plays. */
const ENOUGH = 12;
const GESTURES = 60;
const COACHED = 12;
/** What a keyboard's keys mean: everything on the pad but its own view button. */
const KEYS: readonly PadButton[] = 'up down left right a a a b x y l r'.split(' ') as PadButton[];
const LONGEST_HOLD = 25;

type Gesture = {
  readonly from: Point;
  readonly to: Point;
  readonly steps: number;
  readonly hold: number;
};

/** A tap, hold or drag, half of the time at something that is drawn. */
function gesture(sitting: Sitting, spots: readonly Point[], rng: Rng): Gesture {
  const { width, height } = sitting.recorder.surface;
  const point = (): Point =>
    spots.length > 0 && rng.chance(0.5)
      ? rng.pick(spots)
      : { x: rng.between(0, width), y: rng.between(0, height) };
  const from = point();
  const kind = rng.int(4);
  if (kind < 2) return { from, to: from, steps: 0, hold: kind === 0 ? 0 : rng.int(4) };
  if (kind === 2) return { from, to: from, steps: 0, hold: rng.int(LONGEST_HOLD) };
  return { from, to: point(), steps: 2 + rng.int(6), hold: 0 };
}

function look(sitting: Sitting): readonly Point[] {
  sitting.draw(1);
  return drawnSpots(sitting.recorder);
}

function touchIsMouse(subject: Subject, tally: Tally): void {
  const start = startOf(subject.rules, 0, 'hands');
  const [touch, mouse] = [new Sitting(subject, start), new Sitting(subject, start)];
  const rng = createRng('gestures');
  for (let count = 0; count < GESTURES && !touch.over; count += 1) {
    const spots = look(touch);
    look(mouse);
    const { from, to, steps, hold } = gesture(touch, spots, rng);
    const before = touch.accepted.length;
    touch.press('touch', from, to, steps, hold);
    mouse.press('mouse', from, to, steps, hold);
    if (touch.session.hash() === mouse.session.hash()) continue;
    const [one, other] = [touch, mouse].map(({ accepted }) =>
      JSON.stringify(accepted.slice(before)),
    );
    broken(`the same press from ${from.x}, ${from.y} gave ${one} by touch and ${other} by mouse`);
  }
  tally.inputs += touch.accepted.length;
}

/**
 * Whether what was done so far shows that this device can play: inputs were accepted, the game went
 * another way than it does by itself, and it ended or there were enough of them.
 */
function plays(sitting: Sitting, idle: Sitting): boolean {
  if (sitting.accepted.length === 0) return false;
  while (idle.session.time < sitting.session.time && !idle.over && idle.subject.rules.tick) {
    idle.tick();
  }
  if (sitting.session.hash() === idle.session.hash()) return false;
  return sitting.over || sitting.accepted.length >= ENOUGH;
}

/** Tries again from the deal after an end that says nothing, until the device is seen to play. */
function expectToPlay(
  subject: Subject,
  tally: Tally,
  device: string,
  act: (sitting: Sitting, rng: Rng) => void,
): void {
  const rng = createRng(device);
  let most = 0;
  for (let tries = 0, round = 0; tries < TRIES; round += 1) {
    const start = startOf(subject.rules, 0, `${device} ${round}`);
    const [sitting, idle] = [new Sitting(subject, start), new Sitting(subject, start)];
    for (; tries < TRIES && !sitting.over; tries += 1) {
      act(sitting, rng);
      if (sitting.accepted.length < ENOUGH && !sitting.over) continue;
      if (plays(sitting, idle)) {
        tally.inputs += sitting.accepted.length;
        tally.games += 1;
        return;
      }
    }
    most = Math.max(most, sitting.accepted.length);
    // An end without a single try would go round for ever.
    tries += 1;
  }
  broken(`${device} alone cannot play: of ${TRIES} tries, at most ${most} inputs in one game`);
}

function pointerPlays(subject: Subject, tally: Tally): void {
  expectToPlay(subject, tally, 'a pointer', (sitting, rng) => {
    const { from, to, steps, hold } = gesture(sitting, look(sitting), rng);
    sitting.press('touch', from, to, steps, hold);
  });
}

function keyboardPlays(subject: Subject, tally: Tally): void {
  const own = (subject.view.keys ?? []).map((key) => ({ key }));
  expectToPlay(subject, tally, 'a keyboard', (sitting, rng) => {
    const key = own.length > 0 && rng.chance(0.4) ? rng.pick(own) : rng.pick(KEYS);
    sitting.key(key, rng.int(LONGEST_HOLD));
  });
}

/** Does with a finger what the ghost hand shows. */
function follow(sitting: Sitting, coach: Coach): void {
  if ('at' in coach) {
    sitting.press('touch', coach.at, coach.at, 0, coach.kind === 'hold' ? LONGEST_HOLD : 0);
    return;
  }
  const points = 'points' in coach ? coach.points : [coach.from, coach.to];
  const [first] = points;
  if (!first || points.length < 2) broken('coach() shows a path of fewer than two points');
  sitting.stroke('touch', points);
}

/** Presses the keys that the coach shows, one after the other. */
function followKeys(sitting: Sitting, coach: Coach): void {
  for (const key of coach.keys) sitting.key(key, coach.kind === 'hold' ? LONGEST_HOLD : 1);
}

function coachIsRight(subject: Subject, tally: Tally): void {
  const { view, rules } = subject;
  if (!view.coach) return;
  for (const [hand, act] of [
    ['finger', follow],
    ['keys', followKeys],
  ] as const) {
    const sitting = new Sitting(subject, startOf(rules, 0, 'coach'));
    const device = hand === 'keys' ? 'keyboard' : 'touch';
    let shown = 0;
    for (let count = 0; count < COACHED && sitting.accepted.length === 0; count += 1) {
      // Nothing to show yet: let a moment pass.
      for (let tick = 0; tick < 30 && !view.coach(sitting.state, sitting.ui, device); tick += 1) {
        sitting.tick();
      }
      const coach = view.coach(sitting.state, sitting.ui, device);
      if (!coach || (hand === 'keys' && coach.keys.length === 0)) break;
      shown += 1;
      act(sitting, coach);
    }
    if (shown > 0 && sitting.accepted.length === 0) {
      broken(`doing what coach() shows, by ${hand}, ${shown} times: no input was accepted`);
    }
    tally.inputs += sitting.accepted.length;
  }
}

export const HANDS_CHECKS: readonly Check[] = [
  { promise: 'does by touch what it does by mouse', run: touchIsMouse },
  { promise: 'is played by a pointer alone', run: pointerPlays },
  { promise: 'is played by a keyboard alone', run: keyboardPlays },
  { promise: 'teaches what works', run: coachIsRight },
];
