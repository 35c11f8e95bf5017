import type { Point, Rng } from '../contract/index.ts';
import { createRng } from '../core/index.ts';
import type { Coach, PadButton } from '../runtime/view.ts';
import { broken, startOf } from './playing.ts';
import { drawnPoints } from './recording.ts';
import type { Check } from './rules-checks.ts';
import { Playthrough } from './playthrough.ts';
import type { Subject } from './subject.ts';
import type { Tally } from './tally.ts';

/** Gestures or keys that a virtual player tries before it gives up. */
const TRIES = 1500;
/** Accepted inputs that prove a device works. */
const ENOUGH = 12;
const GESTURES = 60;
const COACHED = 12;
/** The keyboard's buttons: everything on the pad except its own view button. */
const KEYS: readonly PadButton[] = 'up down left right a a a b x y l r'.split(' ') as PadButton[];
const LONGEST_HOLD = 25;

type Gesture = {
  readonly from: Point;
  readonly to: Point;
  readonly steps: number;
  readonly hold: number;
};

/** A tap, hold or drag, half of the time at something drawn. */
function gesture(playthrough: Playthrough, spots: readonly Point[], rng: Rng): Gesture {
  const { width, height } = playthrough.recorder.surface;
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

function look(playthrough: Playthrough): readonly Point[] {
  playthrough.draw(1);
  return drawnPoints(playthrough.recorder);
}

function touchIsMouse(subject: Subject, tally: Tally): void {
  const start = startOf(subject.rules, 0, 'hands');
  const [touch, mouse] = [new Playthrough(subject, start), new Playthrough(subject, start)];
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
 * Whether the actions so far prove that this device works: inputs were accepted, the game went
 * differently than it does without input, and it ended or there were enough of them.
 */
function plays(playthrough: Playthrough, idle: Playthrough): boolean {
  if (playthrough.accepted.length === 0) return false;
  while (idle.session.time < playthrough.session.time && !idle.over && idle.subject.rules.tick) {
    idle.tick();
  }
  if (playthrough.session.hash() === idle.session.hash()) return false;
  return playthrough.over || playthrough.accepted.length >= ENOUGH;
}

/** Tries again from the deal after an inconclusive end, until the device is proven to work. */
function expectToPlay(
  subject: Subject,
  tally: Tally,
  device: string,
  act: (playthrough: Playthrough, rng: Rng) => void,
): void {
  const rng = createRng(device);
  let most = 0;
  for (let tries = 0, round = 0; tries < TRIES; round += 1) {
    const start = startOf(subject.rules, 0, `${device} ${round}`);
    const [playthrough, idle] = [new Playthrough(subject, start), new Playthrough(subject, start)];
    for (; tries < TRIES && !playthrough.over; tries += 1) {
      act(playthrough, rng);
      if (playthrough.accepted.length < ENOUGH && !playthrough.over) continue;
      if (plays(playthrough, idle)) {
        tally.inputs += playthrough.accepted.length;
        tally.games += 1;
        return;
      }
    }
    most = Math.max(most, playthrough.accepted.length);
    // An end without a single try would loop forever.
    tries += 1;
  }
  broken(`${device} alone cannot play: of ${TRIES} tries, at most ${most} inputs in one game`);
}

function pointerPlays(subject: Subject, tally: Tally): void {
  expectToPlay(subject, tally, 'a pointer', (playthrough, rng) => {
    const { from, to, steps, hold } = gesture(playthrough, look(playthrough), rng);
    playthrough.press('touch', from, to, steps, hold);
  });
}

function keyboardPlays(subject: Subject, tally: Tally): void {
  const own = (subject.view.keys ?? []).map((key) => ({ key }));
  expectToPlay(subject, tally, 'a keyboard', (playthrough, rng) => {
    const key = own.length > 0 && rng.chance(0.4) ? rng.pick(own) : rng.pick(KEYS);
    playthrough.key(key, rng.int(LONGEST_HOLD));
  });
}

/** Does with a finger what the ghost hand shows. */
function follow(playthrough: Playthrough, coach: Coach): void {
  if ('at' in coach) {
    playthrough.press('touch', coach.at, coach.at, 0, coach.kind === 'hold' ? LONGEST_HOLD : 0);
    return;
  }
  const points = 'points' in coach ? coach.points : [coach.from, coach.to];
  const [first] = points;
  if (!first || points.length < 2) broken('coach() shows a path of fewer than two points');
  playthrough.stroke('touch', points);
}

/** Presses the keys that the coach shows, one after the other. */
function followKeys(playthrough: Playthrough, coach: Coach): void {
  for (const key of coach.keys) playthrough.key(key, coach.kind === 'hold' ? LONGEST_HOLD : 1);
}

function coachIsRight(subject: Subject, tally: Tally): void {
  const { view, rules } = subject;
  if (!view.coach) return;
  for (const [hand, act] of [
    ['finger', follow],
    ['keys', followKeys],
  ] as const) {
    const playthrough = new Playthrough(subject, startOf(rules, 0, 'coach'));
    const device = hand === 'keys' ? 'keyboard' : 'touch';
    let shown = 0;
    for (let count = 0; count < COACHED && playthrough.accepted.length === 0; count += 1) {
      // There is nothing to show yet: pass some time.
      const now = (): Coach | undefined => {
        const coach = view.coach?.(
          playthrough.state,
          playthrough.ui,
          device,
          playthrough.recorder.surface,
        );
        return coach === 'wait' ? undefined : coach;
      };
      for (let tick = 0; tick < 30 && !now(); tick += 1) playthrough.tick();
      const coach = now();
      if (!coach || (hand === 'keys' && coach.keys.length === 0)) break;
      shown += 1;
      act(playthrough, coach);
    }
    if (shown > 0 && playthrough.accepted.length === 0) {
      broken(`doing what coach() shows, by ${hand}, ${shown} times: no input was accepted`);
    }
    tally.inputs += playthrough.accepted.length;
  }
}

export const HANDS_CHECKS: readonly Check[] = [
  { promise: 'does by touch what it does by mouse', run: touchIsMouse },
  { promise: 'can be played with only a pointer', run: pointerPlays },
  { promise: 'can be played with only a keyboard', run: keyboardPlays },
  { promise: 'teaches what works', run: coachIsRight },
];
