import { placeWorld, toWorld, type Fit } from '../runtime/render/fit.ts';
import type { Surface, View } from '../runtime/view.ts';
import { createWords } from '../runtime/base/words.ts';
import type { Json, Point } from '../contract/index.ts';
import { recordingContext, type Recording } from './context.ts';

/** The height of the score strip in CSS pixels, if the world stays under it. */
const STRIP = 56;

/** How many times each stamp is painted again after a frame that showed it. */
const AGAIN = 3;

export type Screen = { readonly width: number; readonly height: number };

/**
 * A `Surface` that draws nothing and records everything. Faults are what a browser would throw at,
 * ignore or draw wrongly (NaN, a negative radius, an invalid color, an unbalanced save).
 */
export type Recorder = {
  readonly surface: Surface;
  readonly fit: Fit;
  readonly recording: Recording;
  /** Keys of drawn messages. */
  readonly said: ReadonlySet<string>;
  /** Starts a frame at `time` seconds. */
  begin(time: number): void;
  /** Ends it, paints its stamps again and reports saves that were not restored. */
  end(): void;
};

/**
 * @param reducedMotion whether the player wants reduced motion
 * @param texts messages by key; without them, keys stand for themselves
 * @param keepsake the look that the player has chosen
 */
export function recorderFor(
  view: View,
  state: Json,
  screen: Screen,
  reducedMotion = false,
  texts: Readonly<Record<string, string>> = {},
  keepsake?: string,
): Recorder {
  const words = createWords(texts);
  const said = new Set<string>();
  const top = view.hud === 'above' ? STRIP : 0;
  const aspect = screen.width / (screen.height - top);
  const room = { width: screen.width, height: screen.height - top };
  const world = view.world(aspect, state, room);
  if (!(world.width > 0 && world.height > 0)) {
    throw new Error(`world(${aspect}) is ${world.width} by ${world.height}`);
  }
  const fit = placeWorld(world, screen, { top, right: 0, bottom: 0, left: 0 });
  const { c, recording, depth } = recordingContext(fit);
  let time = 0;
  const stamped = new Map<string, number>();
  /** The stamps of this frame: the kit paints their bitmaps after it. */
  const pending = new Map<string, () => void>();
  /** Paints a bitmap's content: earlier canvas settings do not apply, and its own do not leak. */
  const painted = (what: string, paint: () => void): void => {
    const before = depth();
    c.save();
    // Its alpha applies when it is copied, not when it is painted.
    c.globalAlpha = 1;
    recording.cached(what, paint);
    c.restore();
    if (depth() !== before) recording.fault(`${what}: save and restore do not pair up`);
  };
  const surface: Surface = {
    c,
    width: world.width,
    height: world.height,
    bleed: fit.bleed,
    portrait: world.height > world.width,
    px: fit.px,
    readable: (size, least = 14.5) => Math.max(size, least / fit.px),
    reducedMotion,
    keepsake,
    get time() {
      return time;
    },
    sprite(name, x, y, size, options) {
      recording.sprites.add(name);
      recording.call('sprite', [name, x, y, size, ...Object.values(options ?? {})]);
      if (!(size > 0)) recording.fault(`sprite ${name}: size ${size}`);
      recording.seen(x, y);
    },
    layer(key, paint) {
      recording.call('layer', [key]);
      painted(`layer "${key}"`, () => paint(c, fit.bleed));
    },
    stamp(key, width, height, paint, x, y, options = {}) {
      recording.call('stamp', [key, width, height, x, y, ...Object.values(options)]);
      if (!(width > 0 && height > 0)) recording.fault(`stamp "${key}": ${width} by ${height}`);
      const { rotate = 0, scaleX = 1, scaleY = 1, alpha = 1 } = options;
      c.save();
      c.translate(x, y);
      c.rotate(rotate);
      c.scale(scaleX, scaleY);
      c.globalAlpha *= alpha;
      painted(`stamp "${key}"`, () => paint(c));
      c.restore();
      recording.seen(x, y);
      if ((stamped.get(key) ?? 0) < AGAIN) pending.set(key, () => paint(c));
    },
    words(key, values) {
      said.add(key);
      const text = words(key, values);
      if (/\{\w+\}/.test(text)) recording.fault(`words "${key}": not all is filled in "${text}"`);
      return text;
    },
    label(text, x, y, size, options) {
      recording.call('label', [text, x, y, size, ...Object.values(options ?? {})]);
      if (!(size > 0)) recording.fault(`label "${text}": size ${size}`);
      recording.text(text, size);
      recording.seen(x, y);
    },
  };
  return {
    surface,
    fit,
    recording,
    said,
    begin(seconds) {
      pending.clear();
      time = seconds;
      recording.frame();
    },
    end() {
      for (const [key, paint] of pending) {
        stamped.set(key, (stamped.get(key) ?? 0) + 1);
        c.save();
        recording.again(`stamp "${key}"`, paint);
        c.restore();
      }
      if (depth() !== 0) recording.fault(`draw left ${depth()} save() without restore()`);
    },
  };
}

/** Positions of what was drawn, in world units: what a player would touch. */
export function drawnPoints({ recording, fit }: Recorder): readonly Point[] {
  const { bleed } = fit;
  return recording.spots
    .map((spot) => toWorld(fit, spot.x, spot.y))
    .filter(
      ({ x, y }) =>
        x >= bleed.x && y >= bleed.y && x <= bleed.x + bleed.width && y <= bleed.y + bleed.height,
    );
}
