import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Sizes, Surface } from '@playgrove/kit/runtime';
import { LOW, tankOf } from '../rules.ts';
import type { State } from '../rules/types.ts';
import { can } from './props.ts';
import type { Ui } from './ui.ts';

const INK = '#2b1b4d';

/** The pedals in the lower corners. */
export function pedalsOf({ width, height }: Pick<Sizes, 'width' | 'height'>): {
  readonly brake: Rect;
  readonly gas: Rect;
} {
  const portrait = height > width;
  const [w, h] = portrait ? [172, 202] : [112, 128];
  const y = height - h - (portrait ? 50 : 22);
  const edge = portrait ? 38 : 24;
  return {
    brake: { x: edge, y, width: w, height: h },
    gas: { x: width - edge - w, y, width: w, height: h },
  };
}

export function drawPedals(to: Surface, { held, phase }: State): void {
  if (phase === 'end' || phase === 'over') return;
  const { brake, gas } = pedalsOf(to);
  pedal(to, 'brake', brake, (held & 2) !== 0);
  pedal(to, 'gas', gas, (held & 1) !== 0);
}

function pedal(
  to: Surface,
  name: 'gas' | 'brake',
  { x, y, width, height }: Rect,
  pressed: boolean,
): void {
  const size = to.readable(24, 14.5);
  to.stamp(
    `pedal ${name} ${pressed} ${width} ${Math.round(size)}`,
    width + 40,
    height + 60,
    (c) => {
      c.translate(-width / 2, -height / 2);
      plate(c, width, height, name, pressed);
    },
    x + width / 2,
    y + height / 2,
    pressed ? { scaleX: 0.95, scaleY: 0.95 } : {},
  );
  to.label(to.words(`pedal.${name}`), x + width / 2, y + height * (pressed ? 0.9 : 0.86), size);
}

function plate(
  c: Context,
  width: number,
  height: number,
  name: 'gas' | 'brake',
  pressed: boolean,
): void {
  const foot = pressed ? 3 : 11;
  const [top, low] = name === 'gas' ? ['#7df06a', '#1d8f45'] : ['#ff8a7a', '#c9243c'];
  draw.rounded(c, -5, -5, width + 10, height + 10 + foot, 30, '#1a0f3a8c');
  draw.rounded(c, 0, foot, width, height, 26, INK);
  draw.rounded(
    c,
    5,
    5 + foot * 0.3,
    width - 10,
    height - 14,
    22,
    draw.down(c, 0, height, top, low),
  );
  draw.rounded(c, 14, 12 + foot * 0.3, width - 28, 7, 4, '#ffffff80');
  const rows = 4;
  for (let row = 0; row < rows; row += 1) {
    const y = height * (0.2 + row * 0.145);
    draw.rounded(c, width * 0.2, y, width * 0.6, height * 0.07, 6, '#2b1b4d80');
    draw.rounded(c, width * 0.2, y + height * 0.05, width * 0.6, 3, 2, '#ffffff4d');
  }
}

/** The fuel gauge under the strip. */
export function gaugeOf({
  width,
  height,
  portrait,
  px,
}: Pick<Sizes, 'width' | 'height' | 'portrait' | 'px'>): Rect {
  const wide = portrait ? width - 138 : Math.min(430, width * 0.34);
  // The strip takes the top of the screen.
  const y = Math.max(64 / px, height * 0.02) + 10;
  return { x: (width - wide) / 2, y, width: wide, height: portrait ? 44 : 30 };
}

export function drawGauge(to: Surface, state: State, ui: Ui, dt: number): void {
  const part = Math.min(1, state.fuel / tankOf(state));
  ui.fuel += (part - ui.fuel) * Math.min(1, dt * 9);
  const { c } = to;
  const { x, y, width, height } = gaugeOf(to);
  const low = part < LOW;
  const beat = low && !to.reducedMotion ? 0.5 + 0.5 * Math.sin(to.time * 9) : 0;
  draw.rounded(c, x - 5, y - 5, width + 10, height + 10, height * 0.7, '#1a0f3ab3');
  draw.rounded(c, x, y, width, height, height / 2, '#3a2f5e');
  const wide = Math.max(height, width * ui.fuel);
  if (ui.fuel > 0.004) {
    const color = low ? (beat > 0.5 ? '#ff9a7a' : '#ff4b55') : part < 0.5 ? '#ffb52e' : '#5fe06a';
    draw.rounded(c, x, y, wide, height, height / 2, color);
    draw.rounded(
      c,
      x + height * 0.4,
      y + height * 0.16,
      Math.max(1, wide - height * 0.8),
      height * 0.18,
      height * 0.09,
      '#ffffff80',
    );
  }
  c.fillStyle = '#1a0f3a80';
  for (let mark = 1; mark < 4; mark += 1)
    c.fillRect(x + (width * mark) / 4 - 1.5, y + 4, 3, height - 8);
  const size = height * 1.55;
  draw.disc(c, x, y + height / 2, size * 0.62, '#1a0f3a');
  to.stamp('gauge can', 90, 90, can, x, y + height / 2, { scaleX: size / 62, scaleY: size / 62 });
}
