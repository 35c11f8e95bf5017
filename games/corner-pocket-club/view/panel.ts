import * as draw from '@playgrove/kit/draw';
import type { Rect, Surface } from '@playgrove/kit/runtime';
import { BLACK, isOnBlack, isSolid, trickOf, type Side, type State } from '../rules/state.ts';
import { packOf } from '../rules/tricks.ts';
import { colorOf } from './face.ts';
import type { Layout } from './layout.ts';
import { isReady, type Ui } from './ui.ts';

/** Faces of the rivals and the large cue ball: not needed for the first frame. */
const later = draw.lazy(() => import('./later.ts'));

/** The slider that shoots: pulled down, it draws the cue back. */
export function drawSlider(to: Surface, { slider }: Layout, ui: Ui, ready: boolean): void {
  const { c } = to;
  const { x, y, width, height } = slider;
  const r = width * 0.42;
  to.stamp(
    `slider ${Math.round(width)} ${Math.round(height)}`,
    width + 40,
    height + 50,
    (on) => {
      draw.rounded(on, -width / 2 - 6, -height / 2 - 6, width + 12, height + 22, r, '#2b1b4d');
      draw.rounded(
        on,
        -width / 2,
        -height / 2,
        width,
        height,
        r,
        draw.linear(on, 0, -height / 2, 0, height / 2, '#fff6e3', '#f2dfc0'),
      );
      const inner = {
        x: -width * 0.2,
        y: -height / 2 + width * 0.4,
        width: width * 0.4,
        height: height - width * 0.8,
      };
      draw.rounded(
        on,
        inner.x,
        inner.y,
        inner.width,
        inner.height,
        width * 0.2,
        draw.linear(
          on,
          0,
          inner.y,
          0,
          inner.y + inner.height,
          '#45d15b',
          '#ffd02e',
          '#ff8a1f',
          '#ff4b55',
        ),
      );
      draw.rim(on, '#2b1b4d', 6, (path) =>
        path.roundRect(inner.x, inner.y, inner.width, inner.height, width * 0.2),
      );
      on.fillStyle = '#2b1b4d80';
      for (let at = 1; at < 5; at += 1)
        on.fillRect(inner.x, inner.y + (inner.height * at) / 5 - 2, inner.width, 4);
    },
    x + width / 2,
    y + height / 2 + 4,
    { alpha: ready ? 1 : 0.55 },
  );
  // What is not pulled yet lies in the shade.
  const part = ui.power / 1000;
  const top = y + width * 0.4;
  const long = height - width * 0.8;
  const from = top + long * part;
  draw.rounded(
    c,
    x + width * 0.3,
    from,
    width * 0.4,
    Math.max(0, top + long - from),
    width * 0.2,
    '#2b1b4dbf',
  );
  const knob = top + long * part;
  draw.rounded(
    c,
    x + width * 0.02,
    knob - width * 0.24,
    width * 0.96,
    width * 0.56,
    width * 0.2,
    '#2b1b4d',
  );
  const color = ready ? draw.PALETTE.orange : '#9a8cb8';
  draw.rounded(
    c,
    x + width * 0.07,
    knob - width * 0.2,
    width * 0.86,
    width * 0.42,
    width * 0.16,
    color,
  );
  draw.rounded(
    c,
    x + width * 0.16,
    knob - width * 0.15,
    width * 0.68,
    width * 0.1,
    width * 0.05,
    '#ffffff73',
  );
}

/** The cue ball with the dot that the tip will meet. */
export function drawSpinButton(to: Surface, { spin }: Layout, ui: Ui): void {
  const { c } = to;
  const r = spin.width / 2;
  const [x, y] = [spin.x + r, spin.y + r];
  to.stamp(
    `spin ${Math.round(r)}`,
    r * 2 + 24,
    r * 2 + 34,
    (on) => {
      draw.disc(on, 0, 6, r + 4, '#2b1b4d');
      draw.disc(
        on,
        0,
        0,
        r,
        draw.radial(on, -r * 0.3, -r * 0.4, r * 1.5, '#ffffff', '#fff6e3', '#cdbfd8'),
      );
      draw.rim(on, '#2b1b4d26', 5, (path) => {
        path.moveTo(-r * 0.7, 0);
        path.lineTo(r * 0.7, 0);
        path.moveTo(0, -r * 0.7);
        path.lineTo(0, r * 0.7);
      });
    },
    x,
    y,
  );
  const [dx, dy] = [(ui.side / 100) * r * 0.62, (-ui.follow / 100) * r * 0.62];
  draw.disc(c, x + dx, y + dy, r * 0.24, '#2b1b4d');
  draw.disc(c, x + dx, y + dy, r * 0.18, '#ff4b55');
  if (ui.keys === 'spin') draw.ring(c, x, y, r + 6, 8, draw.PALETTE.yellow);
}

export function drawPad(to: Surface, layout: Layout, ui: Ui): void {
  if (ui.isPadOpen) later()?.drawPad(to, layout, ui);
}

/** Both players, or the task of a trick shot. */
export function drawPlates(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const file = later();
  if (state.mode === 'trick') {
    drawTask(to, layout, state);
    return;
  }
  for (const side of [0, 1] as const) {
    const plate = layout.plates[side];
    const isOn = (ui.show?.from.turn ?? state.turn) === side && state.end === null;
    drawPlate(to, plate, isOn);
    const tall = plate.width < plate.height * 1.25;
    const size = tall ? Math.min(plate.width * 0.8, plate.height * 0.56) : plate.height * 0.92;
    const at = tall
      ? { x: plate.x + plate.width / 2, y: plate.y + size * 0.56 }
      : { x: plate.x + size * 0.54, y: plate.y + plate.height / 2 };
    file?.drawPlayer(to, state, ui, side, at.x, at.y, size);
    const rest: Rect = tall
      ? {
          x: plate.x + 14,
          y: plate.y + size + 6,
          width: plate.width - 28,
          height: plate.height - size - 14,
        }
      : {
          x: plate.x + size * 1.06,
          y: plate.y + 6,
          width: plate.width - size * 1.06 - 14,
          height: plate.height - 12,
        };
    drawName(to, state, ui, side, rest);
  }
}

function drawPlate(to: Surface, { x, y, width, height }: Rect, isOn: boolean): void {
  const r = Math.min(height, width) * 0.24;
  to.stamp(
    `plate ${Math.round(width)} ${Math.round(height)} ${isOn}`,
    width + 40,
    height + 44,
    (c) => {
      const [left, top] = [-width / 2, -height / 2];
      draw.rounded(c, left - 7, top - 7, width + 14, height + 22, r + 6, '#2b1b4d');
      if (isOn)
        draw.rounded(c, left - 1, top - 1, width + 2, height + 2, r + 1, draw.PALETTE.yellow);
      const face = isOn ? ['#fffdf6', '#ffeec9'] : ['#b9a7d6', '#8f7db5'];
      const inset = isOn ? 8 : 0;
      draw.rounded(
        c,
        left + inset,
        top + inset,
        width - inset * 2,
        height - inset * 2,
        r - inset * 0.6,
        draw.linear(c, 0, top, 0, top + height, ...face),
      );
    },
    x + width / 2,
    y + height / 2,
  );
}

/** A name, and the balls that are still to pot. */
function drawName(to: Surface, state: State, ui: Ui, side: Side, area: Rect): void {
  const key =
    state.mode === 'two'
      ? side === 0
        ? 'player.one'
        : 'player.two'
      : side === 0
        ? 'player.you'
        : `name.${state.rival}`;
  const size = Math.min(to.readable(Math.min(44, area.height * 0.3)), area.height * 0.6);
  const middle = area.x + area.width / 2;
  draw.drawText(to.c, to.words(key), middle, area.y + size * 0.7, {
    size,
    color: '#2b1b4d',
    wide: area.width,
    lines: 1,
  });
  const top = area.y + size * 1.35;
  drawTray(to, state, ui, side, {
    x: area.x,
    y: top,
    width: area.width,
    height: area.y + area.height - top,
  });
}

/** Small balls of the group that are still on the table; before there are groups, empty places. */
function drawTray(to: Surface, state: State, ui: Ui, side: Side, area: Rect): void {
  const shown = ui.show?.from ?? state;
  const { motion } = ui.show ?? {};
  const gone = (ball: number): boolean =>
    motion && (ui.show?.time ?? -1) >= 0 ? motion.on[ball] === false : shown.balls[ball] === null;
  const first = shown.solids < 0 ? 0 : (shown.solids === side) === isSolid(1) ? 1 : BLACK + 1;
  const { each } = state;
  const count = each + 1;
  const step = Math.min(area.width / count, area.height * 1.1, 74);
  const r = Math.min(step * 0.44, area.height * 0.5);
  const left = area.x + (area.width - step * count) / 2 + step / 2;
  const y = area.y + Math.max(r, area.height * 0.45);
  for (let at = 0; at < count; at += 1) {
    const x = left + at * step;
    const ball = at === each ? BLACK : first + at;
    const isEmpty = first === 0 || gone(ball);
    if (isEmpty && !(at === each && first === 0)) {
      draw.disc(to.c, x, y, r * 0.8, '#2b1b4d33');
      continue;
    }
    const isDim = at === each && !isOnBlack(shown, side);
    to.stamp(
      `tray ${ball} ${Math.round(r)}`,
      r * 2.4,
      r * 2.4,
      (c) => {
        draw.disc(c, 0, 0, r, '#2b1b4d');
        draw.disc(c, 0, 0, r * 0.88, ball > BLACK ? '#fff6e3' : colorOf(ball));
        if (ball > BLACK) {
          c.fillStyle = colorOf(ball);
          c.beginPath();
          c.arc(0, 0, r * 0.88, -0.62, 0.62);
          c.arc(0, 0, r * 0.88, Math.PI - 0.62, Math.PI + 0.62);
          c.fill();
        }
        draw.disc(c, -r * 0.28, -r * 0.36, r * 0.22, '#ffffffb3');
      },
      x,
      y,
      { alpha: isDim ? 0.4 : 1 },
    );
  }
}

/** What a trick shot asks for. */
function drawTask(to: Surface, { plates: [one, two], portrait }: Layout, state: State): void {
  const beside = one.x === two.x;
  const area: Rect = beside
    ? { x: one.x, y: one.y, width: one.width, height: two.y + two.height - one.y }
    : { x: one.x, y: one.y, width: two.x + two.width - one.x, height: one.height };
  drawPlate(to, area, true);
  const size = Math.min(to.readable(portrait ? 62 : 46), area.height * 0.34);
  const { must, ring: chalk } = trickOf(state.trick);
  const pack = packOf(state.trick);
  const key = chalk ? 'task.spin' : pack === 'runs' ? 'task.runs' : `task.${pack}`;
  draw.drawText(
    to.c,
    to.words(key, { count: must.length }),
    area.x + area.width / 2,
    area.y + area.height / 2,
    {
      size,
      color: '#2b1b4d',
      wide: area.width - 60,
    },
  );
}

/** What a rival says before the break, and a line for newcomers: on the cloth, below the balls. */
export function drawWords(to: Surface, layout: Layout, state: State, ui: Ui): void {
  if (!isReady(ui, state) || ui.drag || ui.power > 0 || ui.isPadOpen || ui.hint) return;
  const isFirst = ui.isNewcomer && ui.made < 5;
  const key =
    state.rival !== null && state.shots === 0
      ? `intro.${state.rival}`
      : state.hand === 'free' && (isFirst || ui.made < 3)
        ? 'first.hand'
        : isFirst && state.shots > 0
          ? state.mode !== 'trick' && state.solids < 0
            ? 'first.open'
            : 'first.aim'
          : undefined;
  if (key === undefined) return;
  const { table } = layout;
  const size = to.readable(50, 15);
  const wide = Math.min(table.width * 0.8, size * 21);
  const x = table.x + table.width * (layout.portrait ? 0.5 : 0.36);
  const says = state.shots === 0;
  // A rival speaks from its own end of the table, where no cue lies.
  const y = table.y + table.height * (layout.portrait ? (says ? 0.14 : 0.9) : 0.83);
  const tall = size * 2.1;
  draw.rounded(to.c, x - wide / 2 - 5, y - tall / 2 - 5, wide + 10, tall + 10, tall / 2, '#2b1b4d');
  if (says) draw.rounded(to.c, x - wide / 2, y - tall / 2, wide, tall, tall / 2, '#fff6e3');
  draw.drawText(to.c, to.words(key), x, y, {
    size,
    color: says ? '#2b1b4d' : '#ffffff',
    wide: wide - size * 1.4,
    lines: 1,
  });
}
