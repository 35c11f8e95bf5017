import * as draw from '@playgrove/kit/draw';
import { ease, type Motion, type Surface } from '@playgrove/kit/runtime';
import { FACES, leftIn } from '../rules/bag.ts';
import type { State } from '../rules/state.ts';
import { canReroll, isOurs } from '../rules.ts';
import { paintDie, paintSmall } from './die.ts';
import type { Layout } from './layout.ts';
import { talk } from './talk.ts';
import { GLAZES, kindOf } from './teams.ts';
import { planOf } from './timing.ts';
import { dieSays, isMine, shownPart, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;

/** Whose bag lies on the table: the bag of the player at this device, also while rivals play. */
export const bagSide = (state: State): number => (isOurs(state, state.side) ? state.side : 0);

export function drawTray(
  to: Surface,
  layout: Layout,
  state: State,
  ui: Ui,
  motion: Motion<State>,
): void {
  const { tray } = layout;
  const kind = kindOf(state, state.side);
  const { x, y, width, height } = tray;
  to.stamp(
    `tray ${width.toFixed(0)} ${height.toFixed(0)} ${kind}`,
    width + 24,
    height + 30,
    (c) => {
      const [left, top] = [-width / 2, -height / 2];
      draw.rounded(c, left + 2, top + 10, width, height, 44, draw.fade(INK, 0.4));
      draw.rounded(c, left, top, width, height, 44, INK);
      draw.rounded(
        c,
        left + 5,
        top + 5,
        width - 10,
        height - 10,
        40,
        draw.down(c, top, -top, '#b9783c', '#8a4f22'),
      );
      draw.rounded(
        c,
        left + 16,
        top + 16,
        width - 32,
        height - 32,
        32,
        draw.shade(GLAZES[kind].dark, 0.4),
      );
      draw.rounded(
        c,
        left + 18,
        top + 20,
        width - 36,
        height - 38,
        30,
        draw.down(
          c,
          top,
          -top,
          GLAZES[kind].dark,
          draw.mix(GLAZES[kind].dark, GLAZES[kind].main, 0.4),
        ),
      );
    },
    x + width / 2,
    y + height / 2,
  );
  drawRack(to, layout, state);
  drawToken(to, layout, state, ui);
  drawDie(to, layout, state, ui, motion);
}

/** The dice that are left in the bag: a column for each face. */
function drawRack(to: Surface, { rack }: Layout, state: State): void {
  const side = bagSide(state);
  const bag = state.bags[side] ?? [];
  const { x, y, width, height } = rack;
  const size = to.readable(30);
  const words = size * 1.5;
  const cell = Math.min(width / FACES, (height - words) / 2);
  const r = cell * 0.4;
  const left = x + (width - cell * FACES) / 2;
  const top = y + (height - words - cell * 2) / 2;
  for (let face = 1; face <= FACES; face += 1) {
    for (let row = 0; row < 2; row += 1) {
      const isLeft = row < (bag[face - 1] ?? 0);
      to.stamp(
        `small ${face} ${isLeft} ${r.toFixed(0)}`,
        r * 2.6,
        r * 2.6,
        (c) => draw.place(c, 0, 0, () => paintSmall(c, face, isLeft), 0, r),
        left + (face - 0.5) * cell,
        top + (1.5 - row) * cell,
      );
    }
  }
  draw.drawText(
    to.c,
    to.words('bag.left', { count: leftIn(bag) }),
    x + width / 2,
    top + cell * 2 + words * 0.5,
    {
      size,
      color: '#fff4dc',
      weight: 600,
      wide: width,
      lines: 1,
    },
  );
}

function drawToken(to: Surface, { token }: Layout, state: State, ui: Ui): void {
  const side = bagSide(state);
  const count = state.tokens[side] ?? 0;
  const has = count > 0;
  const ready = isMine(state) && canReroll(state);
  const { x, y, width, height } = token;
  const text = to.readable(30);
  const r = Math.min(width * 0.36, (height - text * 1.5) / 2.3);
  const [cx, cy] = [x + width / 2, y + (height - text * 1.5) / 2];
  const beat = ready && !to.reducedMotion ? 1 + Math.sin(to.time * 4) * 0.025 : 1;
  const size = Math.round(r);
  to.stamp(
    `token ${has} ${size}`,
    r * 2.8,
    r * 2.8,
    (c) => {
      draw.disc(c, 2, 8, r * 1.06, draw.fade(INK, 0.4));
      draw.disc(c, 0, 0, r * 1.06, has ? INK : draw.fade(INK, 0.5));
      if (!has) {
        draw.disc(c, 0, 2, r * 0.96, '#00000040');
      } else {
        draw.disc(
          c,
          0,
          0,
          r * 0.97,
          draw.radial(c, -r * 0.3, -r * 0.4, r * 1.7, '#fff2a0', '#ffc62e', '#e8831a'),
        );
        draw.ring(c, 0, 0, r * 0.78, r * 0.07, '#b9600a90');
      }
      const color = has ? '#7a3a08' : '#ffffff40';
      for (const turn of [0, Math.PI]) {
        draw.place(
          c,
          0,
          0,
          () => {
            draw.rim(c, color, r * 0.14, (path) => path.arc(0, 0, r * 0.46, 0.5, Math.PI - 0.25));
            draw.fillPath(c, color, (path) => {
              path.moveTo(r * 0.62, r * 0.16);
              path.lineTo(r * 0.2, r * 0.3);
              path.lineTo(r * 0.5, r * 0.56);
              path.closePath();
            });
          },
          turn,
        );
      }
    },
    cx,
    cy,
    { scaleX: beat, scaleY: beat, alpha: has && !ready ? 0.75 : 1 },
  );
  if (ready) draw.ring(to.c, cx, cy, r * 1.16 * beat, 6, '#fff6b0');
  if (ui.hint === 5) draw.ring(to.c, cx, cy, r * 1.34, 9, '#ff2f7d');
  draw.drawText(
    to.c,
    to.words(has ? 'token.left' : 'token.none', { count }),
    cx,
    cy + r * 1.16 + text * 0.62,
    {
      size: text,
      color: has ? '#fff4dc' : '#ffffffb0',
      weight: 600,
      wide: width + 30,
      lines: 1,
    },
  );
}

const TUMBLE = [3, 5, 2, 6, 4, 1];

/** The die: it hops out of the bag and tumbles, then lies there and says what a tap does. */
function drawDie(
  to: Surface,
  { die: { x, y, r } }: Layout,
  state: State,
  ui: Ui,
  motion: Motion<State>,
): void {
  const { c } = to;
  const plan = motion.from && planOf(motion.from, state, false);
  const now = plan ? shownPart(state, ui, motion) * plan.ms : 0;
  const rolls = plan !== undefined && now < plan.roll;
  // A die that was played stays until its pawn has landed.
  const lies =
    plan && plan.last.die > 0 && shownPart(state, ui, motion) < 1 ? plan.last.die : state.die;
  const mine = isMine(state) && !rolls && (motion.part >= 1 || state.die === 0);
  if (rolls) {
    const part = now / plan.roll;
    const left = 1 - ease.out(part);
    const face = part > 0.8 ? lies : (TUMBLE[Math.floor(part * 14) % 6] ?? 1);
    const lift = to.reducedMotion
      ? 0
      : Math.abs(Math.sin(part * Math.PI * 2.4)) * (1 - part) * r * 1.3;
    draw.blob(c, x, y + r * 1.1, r, r * 0.3, '#00000060');
    draw.place(
      c,
      x + left * r * 1.6,
      y - lift,
      () => paintDie(c, face),
      to.reducedMotion ? 0 : left * 5,
      r * 0.82,
    );
    return;
  }
  if (lies === 0) drawBag(to, x, y, r, state, ui, mine);
  else {
    const { scaleX, scaleY } = ui.show.die;
    const says = mine && motion.part >= 1 ? dieSays(state) : 'choose';
    const isButton = says === 'move' || says === 'pass';
    const beat = isButton && !to.reducedMotion ? 1 + Math.sin(to.time * 5) * 0.03 : 1;
    if (isButton) {
      draw.rounded(
        c,
        x - r * 1.05 * beat,
        y - r * 1.02 * beat,
        r * 2.1 * beat,
        r * 2.2 * beat,
        r * 0.5,
        '#fff6b0c0',
      );
    }
    draw.blob(c, x, y + r * 1.02, r * 0.95, r * 0.28, '#00000060');
    to.stamp(
      `die ${lies} ${r.toFixed(0)}`,
      r * 3,
      r * 3,
      (on) => draw.place(on, 0, 0, () => paintDie(on, lies), 0, r * 0.82),
      x,
      y,
      { scaleX: scaleX * beat, scaleY: scaleY * beat },
    );
  }
  if (ui.hint === 0) draw.ring(c, x, y, r * 1.3, 9, '#ff2f7d');
}

/** A cloth bag on the tray: the button that draws a die. */
function drawBag(
  to: Surface,
  x: number,
  y: number,
  r: number,
  state: State,
  ui: Ui,
  mine: boolean,
): void {
  const kind = kindOf(state, state.side);
  const { light, main, dark } = GLAZES[kind];
  const { scaleX, scaleY } = ui.show.bag;
  const beat = mine && !to.reducedMotion ? Math.sin(to.time * 4.4) * 0.035 : 0;
  if (mine) {
    draw.disc(
      to.c,
      x,
      y,
      r * (1.22 + beat),
      draw.radial(to.c, x, y, r * 1.3, '#fff6b0e0', '#fff6b090', '#fff6b000'),
    );
  }
  to.stamp(
    `bag ${kind} ${r.toFixed(0)}`,
    r * 2.8,
    r * 2.8,
    (c) =>
      draw.place(
        c,
        0,
        0,
        () => {
          const body = (path: CanvasRenderingContext2D): void => {
            path.moveTo(-0.34, -0.46);
            path.bezierCurveTo(-1.1, -0.1, -1.16, 0.98, -0.5, 0.98);
            path.lineTo(0.5, 0.98);
            path.bezierCurveTo(1.16, 0.98, 1.1, -0.1, 0.34, -0.46);
            path.closePath();
          };
          const ruffle = (path: CanvasRenderingContext2D): void => {
            path.moveTo(-0.3, -0.44);
            path.quadraticCurveTo(-0.72, -0.86, -0.5, -1.02);
            path.quadraticCurveTo(-0.26, -0.86, -0.16, -1.02);
            path.quadraticCurveTo(0, -0.86, 0.16, -1.02);
            path.quadraticCurveTo(0.28, -0.86, 0.5, -1.02);
            path.quadraticCurveTo(0.72, -0.86, 0.3, -0.44);
            path.closePath();
          };
          draw.blob(c, 0.06, 0.98, 0.96, 0.2, '#00000060');
          draw.fillPath(c, draw.shade(main, 0.2), ruffle);
          draw.rim(c, INK, 0.09, ruffle);
          draw.fillPath(c, draw.linear(c, -0.9, -0.4, 0.9, 0.9, light, main, dark), body);
          draw.rim(c, INK, 0.09, body);
          draw.rounded(c, -0.42, -0.56, 0.84, 0.22, 0.1, INK);
          draw.rounded(c, -0.36, -0.52, 0.72, 0.14, 0.07, '#ffd02e');
          draw.blob(c, -0.5, 0.2, 0.12, 0.34, '#ffffff60', 0.3);
          draw.place(c, 0.06, 0.34, () => paintSmall(c, 6, true), -0.12, 0.36);
        },
        0,
        r,
      ),
    x,
    y,
    { scaleX: scaleX * (1 + beat), scaleY: scaleY * (1 - beat) },
  );
}

/** One line between board and tray: what is going on, or why something cannot be done. */
export function drawCaption(
  to: Surface,
  { caption }: Layout,
  state: State,
  ui: Ui,
  { part }: Motion<State>,
): void {
  const { x, y, width, height } = caption;
  const { key, values } = talk(state, ui, part);
  const kind = kindOf(state, state.side);
  to.stamp(
    `caption ${width.toFixed(0)} ${height.toFixed(0)} ${kind}`,
    width + 20,
    height + 20,
    (c) => {
      const [left, top] = [-width / 2, -height / 2];
      const round = Math.min(40, height / 2);
      draw.rounded(c, left, top + 6, width, height - 4, round, draw.fade(INK, 0.4));
      draw.rounded(c, left, top, width, height - 4, round, INK);
      draw.rounded(
        c,
        left + 5,
        top + 5,
        width - 10,
        height - 14,
        round - 4,
        draw.down(c, top, -top, '#fffdf6', '#ffeccd'),
      );
      draw.rounded(c, left + 5, top + 5, 18, height - 14, 9, GLAZES[kind].main);
    },
    x + width / 2,
    y + height / 2,
  );
  const size = to.readable(to.portrait ? 42 : 36);
  draw.drawText(to.c, to.words(key, values), x + width / 2 + 6, y + height / 2 - 2, {
    size,
    color: ui.refused === undefined ? INK : '#a3123a',
    wide: width - 60,
    lines: height > size * 2.8 ? 3 : 1,
  });
}
