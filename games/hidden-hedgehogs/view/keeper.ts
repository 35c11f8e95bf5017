import * as draw from '@playgrove/kit/draw';
import type { Saying, Surface } from '@playgrove/kit/runtime';
import { FLAG } from '../rules/meadow.ts';
import { hasBegun, HZ, marked, rules, toOpen, type State } from '../rules.ts';
import { FLAGS } from './flags.ts';
import type { Layout } from './layout.ts';
import { INK, paintFlag, paintHog, type Mood } from './pieces.ts';
import type { Ui } from './ui.ts';

/** Seconds for which a slip is spoken of. */
const SLIP = 5;
/** Seconds of the first meadow until holding is taught; flags until sweeping is. */
const NUMBER = 5;
const MANY_FLAGS = 3;

/** What matters now. */
export function sayingOf(state: State, ui: Ui): Saying {
  const status = rules.status(state);
  if (status !== 'playing') return { key: status === 'won' ? 'ending.won' : 'ending.woken' };
  if (!hasBegun(state)) return { key: 'sign.start' };
  if (ui.show.slip.value < SLIP) return { key: 'sign.slip' };
  const flags = state.shown.filter((sees) => sees === FLAG).length;
  if (state.size === 0 && flags < MANY_FLAGS && toOpen(state) > 3) {
    if (flags > 0) return { key: 'lesson.sweep' };
    return { key: state.time < NUMBER * HZ ? 'lesson.number' : 'lesson.hold' };
  }
  const left = state.hogs.length - marked(state);
  return left > 0 ? { key: 'sign.left', values: { left } } : { key: 'sign.open' };
}

/** A hedgehog that is up for once, and what it says. */
export function drawKeeper(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { keeper, portrait } = layout;
  const { c } = to;
  const mood: Mood = ui.show.slip.value < SLIP || state.caught >= 0 ? 'cross' : 'calm';
  const size = portrait ? keeper.height : 150;
  const hog = portrait
    ? { x: keeper.x + size * 0.52, y: keeper.y + size * 0.5 }
    : { x: keeper.x + keeper.width / 2, y: keeper.y + keeper.height - size / 2 };
  const bubble = portrait
    ? {
        x: keeper.x + size + 14,
        y: keeper.y,
        width: keeper.width - size - 14,
        height: keeper.height,
      }
    : { ...keeper, height: keeper.height - size - 26 };
  const { x, y, width, height } = bubble;
  draw.rounded(c, x + 4, y + 7, width, height, 26, draw.fade(INK, 0.3));
  const tail = portrait
    ? `M${x + 6} ${y + height * 0.4}L${x - 20} ${y + height * 0.62}L${x + 6} ${y + height * 0.74}Z`
    : `M${x + width * 0.4} ${y + height - 6}L${x + width * 0.5} ${y + height + 20}L${x + width * 0.62} ${y + height - 6}Z`;
  draw.drawPath(c, tail, { fill: INK, rim: INK, width: 9 });
  draw.rounded(c, x - 5, y - 5, width + 10, height + 10, 29, INK);
  draw.rounded(c, x, y, width, height, 24, '#fffaf0');
  draw.drawPath(c, tail, { fill: '#fffaf0' });
  const { key, values } = sayingOf(state, ui);
  draw.drawText(c, to.words(key, values), x + width / 2, y + height / 2 + 1, {
    size: to.readable(portrait ? 29 : 26),
    color: mood === 'cross' ? '#b3122f' : '#3a1d10',
    wide: width - 30,
    lines: portrait ? 3 : 7,
    lead: 1.14,
  });
  const bob = to.reducedMotion ? 0 : Math.sin(to.time * 2) * 2;
  const side = size * 1.2;
  const stands = { x: hog.x, y: hog.y + bob, width: side, height: side, scaleX: -1 };
  draw.stamped(to, `keeper ${mood} ${size}`, stands, (on) => {
    on.scale(size / 100, size / 100);
    paintHog(on, mood);
    // Mirrored with the hedgehog: the flag's sign must not be.
    draw.transformed(on, { x: 34, y: -16, scale: 0.62, scaleX: -0.62 }, () =>
      paintFlag(on, FLAGS.of(to)),
    );
  });
}
