import type { Cue, Point } from '../../contract/index.ts';
import { disc, radial, ring, type Context } from '../render/draw/shapes.ts';
import { Shake } from './shake.ts';
import { fade, PALETTE } from '../render/palette.ts';
import { Particles } from '../particles/index.ts';
import { popupAt, Popups } from './popups.ts';
import type { Sounds } from '../sound/sounds.ts';
import type { Feel, Surface } from '../view.ts';
import type { Words } from '../base/words.ts';

const PARTY = [
  PALETTE.red,
  PALETTE.yellow,
  PALETTE.green,
  PALETTE.sky,
  PALETTE.purple,
  PALETTE.pink,
];

/** Default feedback for events of every game. */
export const KIT_FEEL: Readonly<Record<string, Feel>> = {
  win: {
    sound: 'win',
    duck: true,
    buzz: 40,
    burst: { count: 48, colors: PARTY, shape: 'confetti' },
  },
  best: {
    sound: 'best',
    duck: true,
    buzz: 30,
    shout: 'kit.new-best',
    shoutColors: ['#fff6c8', PALETTE.orange],
    burst: { count: 24, colors: PARTY, shape: 'star' },
  },
  over: { sound: 'lose', gain: 0.7, duck: true, buzz: 40 },
  lose: { sound: 'lose', duck: true, buzz: 60, shake: 0.5, stop: 90 },
  refused: { sound: 'error', gain: 0.7, buzz: 12, shake: 0.25 },
};

/** The longest hit-stop, in milliseconds, for any feel. */
const LONGEST_STOP = 90;
const LONGEST_BUZZ = 120;
/** Size of shouts relative to the world's shorter side, and their least size in CSS pixels. */
const SHOUT = 0.075;
const MIN_SHOUT_PX = 22;
/** Radius of the ring around the cause of the end, in CSS pixels. */
const LIGHT_PX = 40;

export type FeedbackOptions = {
  readonly sounds: Pick<Sounds, 'play' | 'duck' | 'warm'>;
  /** The view's feels, by cue name. */
  readonly feel: Readonly<Record<string, Feel>>;
  readonly words:
    | Words
    | ((key: string, values?: Readonly<Record<string, string | number>>) => string);
  /** Freezes game time. */
  hold(ms: number): void;
  /** Starts sound and vibration, after the current frame. */
  defer(work: () => void): void;
  /** Vibrates, if the player and the browser allow it. */
  vibrate(ms: number): unknown;
  /** For tests; otherwise created here. */
  readonly particles?: Particles;
  readonly popups?: Popups;
  readonly shake?: Shake;
};

type Frame = Pick<Surface, 'width' | 'height' | 'px' | 'reducedMotion'>;

/**
 * Answers cues with motion, sound and particles, limited by the kit's rules and reduced if the
 * player wants that.
 */
export class FeedbackPlayer {
  readonly #options: FeedbackOptions;
  readonly #particles: Particles;
  readonly #popups: Popups;
  readonly #shake: Shake;
  #lit = 0;

  constructor(options: FeedbackOptions) {
    this.#options = options;
    this.#particles = options.particles ?? new Particles();
    this.#popups = options.popups ?? new Popups();
    this.#shake = options.shake ?? new Shake();
    const feels = Object.values({ ...KIT_FEEL, ...options.feel });
    options.sounds.warm(feels.flatMap(({ sound }) => (sound === undefined ? [] : [sound])));
  }

  /** CSS pixels and radians by which to move the whole picture. */
  get shake(): { readonly x: number; readonly y: number; readonly rotate: number } {
    return this.#shake.offset;
  }

  /** The feel of a cue, if any. */
  feelOf(name: string): Feel | undefined {
    return this.#options.feel[name] ?? KIT_FEEL[name];
  }

  /** @param where in world units */
  answer(cues: readonly Cue[], where: Point, frame: Frame): void {
    for (const cue of cues) {
      const feel = this.feelOf(cue.name);
      if (feel) this.#answer(cue, feel, where, frame);
    }
  }

  /** Passes time for all particles and popups. */
  step(dt: number, reducedMotion: boolean): void {
    for (const part of [this.#shake, this.#particles, this.#popups]) {
      part.reducedMotion = reducedMotion;
      part.step(dt);
    }
    this.#lit += dt;
  }

  draw(to: Pick<Surface, 'c' | 'bleed'>): void {
    const { c, bleed } = to;
    this.#particles.draw(c);
    this.#popups.draw(c);
    const { flash } = this.#shake;
    if (flash <= 0) return;
    c.fillStyle = fade(PALETTE.white, Math.round(flash * 100) / 100);
    c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  }

  /** Highlights the cause of the end and dims the rest of the picture. */
  light(c: Context, point: Point, to: Pick<Surface, 'bleed' | 'px' | 'reducedMotion'>): void {
    const { bleed, px, reducedMotion } = to;
    const r = LIGHT_PX / px;
    // A frame without size has no place for it, and a gradient there would throw.
    if (!Number.isFinite(point.x + point.y + r)) return;
    const dim = fade(PALETTE.ink, 0);
    c.fillStyle = radial(
      c,
      point.x,
      point.y,
      r * 6,
      dim,
      dim,
      fade(PALETTE.ink, 0.42),
      fade(PALETTE.ink, 0.55),
    );
    c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
    const beat = reducedMotion ? 0 : Math.sin(this.#lit * 7) * 0.08;
    ring(c, point.x, point.y, r * (1 + beat), r * 0.2, PALETTE.ink);
    ring(c, point.x, point.y, r * (1 + beat), r * 0.11, PALETTE.yellow);
    disc(c, point.x, point.y, r * (1 + beat), fade(PALETTE.yellow, 0.16));
  }

  /** Removes all particles and popups: a new game. */
  clear(): void {
    this.#particles.clear();
    this.#popups.clear();
  }

  #answer(cue: Cue, feel: Feel, where: Point, frame: Frame): void {
    const { hold, words, defer } = this.#options;
    const strength = feel.scaled ? Math.max(0, Math.min(1, cue.value ?? 1)) : 1;
    if (strength === 0) return;
    const side = Math.min(frame.width, frame.height);
    // Never fully to one ear.
    const pan = Math.max(-0.6, Math.min(0.6, ((where.x / frame.width) * 2 - 1) * 0.6));
    defer(() => this.#sound(cue, feel, pan, strength));
    if (feel.burst) this.#particles.burst(where.x, where.y, feel.burst, side / 720, strength);
    if (feel.shake) this.#shake.hit(feel.shake * strength);
    if (feel.stop && !frame.reducedMotion) hold(Math.min(LONGEST_STOP, feel.stop) * strength);
    if (feel.shout === undefined) return;
    const text = words(feel.shout, { value: cue.value ?? '' });
    const size = Math.max(side * SHOUT, MIN_SHOUT_PX / frame.px);
    const { x, y } = popupAt(feel.anchor, where, frame, size, text);
    this.#popups.show(text, x, y, size, feel.shoutColors);
  }

  /** Sound and vibration. @param strength 0 to 1; the softest sound is still heard */
  #sound(cue: Cue, feel: Feel, pan: number, strength: number): void {
    const { sounds, vibrate } = this.#options;
    const sound = feel.note?.instrument ?? feel.sound;
    if (sound !== undefined) {
      sounds.play(sound, {
        ...(feel.note && { ...feel.note, key: cue.value ?? 60 }),
        gain: (feel.gain ?? 1) * (0.25 + strength * 0.75),
        pan,
        ...(feel.climb && { climb: Math.max(0, (cue.value ?? 1) - 1) }),
      });
    }
    if (feel.duck) sounds.duck();
    if (feel.buzz) vibrate(Math.round(Math.min(LONGEST_BUZZ, feel.buzz) * strength));
  }
}
