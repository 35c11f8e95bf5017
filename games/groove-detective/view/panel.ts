import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { wasted } from '../rules.ts';
import { CHECKS, hitsOf, usedOf, type State } from '../rules/state.ts';
import { paintHound, SUITS, type Mood } from './hound.ts';
import type { Layout, ToolId } from './layout.ts';
import { isHeard, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;

/** The detective behind the machine, who nods to the beat. */
export function drawHound(to: Surface, { hound }: Layout, state: State, ui: Ui): void {
  const { x, y, scale } = hound;
  const mood: Mood = state.phase === 'won' ? 'glad' : state.phase === 'lost' ? 'sad' : 'calm';
  const dances = mood === 'glad' && !to.reducedMotion;
  const nod = to.reducedMotion ? 0 : (ui.nod.scaleX - 1) * (dances ? 90 : 46);
  const sway = dances ? Math.sin((state.beat / state.ticks) * Math.PI) : 0;
  const ears = to.reducedMotion
    ? 0
    : Math.max(0, ui.nod.scaleX - 1) * 2.4 + (mood === 'glad' ? 0.25 : 0);
  draw.place(
    to.c,
    x + sway * 16,
    y,
    () => paintHound(to.c, { ears, nod, mood }, SUITS.of(to)),
    sway * 0.07,
    scale,
  );
}

/** Six tickets: how much of the loop was right, a note for a row listened to, or still to use. The last is red. */
export function drawStubs(to: Surface, layout: Layout, state: State, ui: Ui): void {
  if (state.mode === 'jukebox') return;
  const total = state.rows.reduce((sum, { truth }) => sum + hitsOf(truth), 0);
  for (let at = 0; at < CHECKS; at += 1) {
    const rect = layout.stubs[at];
    if (!rect) continue;
    const { x, y, width, height } = rect;
    const checked = state.checks[at];
    const chosen = ui.review === at;
    const left = at >= usedOf(state);
    const kind = left ? (isLast(state) ? 'last' : 'free') : chosen ? 'chosen' : 'used';
    const key = `stub ${kind} ${width.toFixed(0)} ${height.toFixed(0)}`;
    const fresh =
      at === state.checks.length - 1 && !to.reducedMotion ? Math.max(0, 0.3 - ui.checked) : 0;
    to.stamp(
      key,
      width,
      height,
      (c) => paintStub(c, width, height, kind),
      x + width / 2,
      y + height / 2,
      {
        scaleX: 1 + fresh * 0.7,
        scaleY: 1 + fresh * 0.7,
      },
    );
    if (!checked) {
      if (!left)
        draw.drawText(to.c, '♪', x + width / 2, y + height / 2, {
          size: to.readable(44),
          color: INK,
        });
      continue;
    }
    const right = checked.right.reduce((sum, count) => sum + count, 0);
    draw.drawText(to.c, `${right}/${total}`, x + width / 2, y + height * 0.4, {
      size: to.readable(34),
      color: INK,
      weight: 700,
      wide: width - 24,
      lines: 1,
    });
    to.c.fillStyle = '#8a6d42';
    to.c.fillRect(x + width * 0.2, y + height * 0.74, width * 0.6, 9);
    to.c.fillStyle = '#157a3c';
    to.c.fillRect(
      x + width * 0.2,
      y + height * 0.74,
      (width * 0.6 * right) / Math.max(1, total),
      9,
    );
  }
}

const isLast = (state: State): boolean => usedOf(state) === CHECKS - 1;

function paintStub(
  c: Context,
  width: number,
  height: number,
  kind: 'free' | 'last' | 'used' | 'chosen',
): void {
  const [w, h] = [width - 12, height - 12];
  c.globalAlpha = kind === 'free' ? 0.55 : 1;
  const face = STUBS[kind];
  draw.rounded(c, -w / 2, -h / 2 + 4, w, h, 12, '#0a1622aa');
  draw.rounded(c, -w / 2, -h / 2, w, h, 12, face);
  c.strokeStyle = kind === 'free' ? '#8fc7c4' : INK;
  c.lineWidth = 3;
  c.stroke();
  if (kind === 'free' || kind === 'last') {
    // A magnifying glass: a check to use.
    const r = Math.min(w, h) * 0.2;
    draw.ring(c, -r * 0.3, -r * 0.3, r, r * 0.42, '#c9f0ec');
    draw.line(c, [r * 0.5, r * 0.5, r * 1.3, r * 1.3], r * 0.5, '#c9f0ec');
  }
  c.globalAlpha = 1;
}

const STUBS = { free: '#24505a', last: '#b3202c', used: '#fff3d6', chosen: '#ffd96a' } as const;

const FACES: Readonly<Record<ToolId, string>> = {
  case: '#ffd27a',
  mine: '#a9e6dc',
  check: '#d92d3c',
};
/** Check, while it would be wasted. */
const NOT_YET = '#6f5a68';

/** The faces of the buttons; their words are elements. */
export function drawTools(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const isMix = state.mode === 'jukebox';
  const isReady = isMix || wasted(state) === undefined;
  for (const id of ['case', 'mine', 'check'] as const) {
    if (isMix && id === 'case') continue;
    const { x, y, width, height } = layout.tools[id];
    const on = isHeard(state, id);
    const dim = id === 'check' && !isReady;
    const key = `tool ${id} ${on} ${isMix} ${dim} ${width.toFixed(0)}`;
    const paint = (c: Context): void => {
      draw.button(c, -width / 2, -height / 2, width, height - 14, dim ? NOT_YET : FACES[id], on);
      draw.place(c, 0, -height * (on ? 0.18 : 0.22), () => paintIcon(c, id, on));
    };
    to.stamp(key, width + 8, height + 20, paint, x + width / 2, y + height / 2);
  }
  if (ui.why !== undefined) drawWhy(to, layout.tools.check, to.words(ui.why));
}

/** Why a check was not taken, over its button. */
function drawWhy(to: Surface, { x, y, width }: Rect, text: string): void {
  const size = to.readable(28);
  const wide = Math.max(width, 330);
  const tall = size * 2.9;
  const left = Math.max(8, x + width - wide);
  draw.rounded(to.c, left, y - tall - 8, wide, tall, 18, '#fff6e3');
  draw.rim(to.c, INK, 5);
  draw.drawText(to.c, text, left + wide / 2, y - tall / 2 - 8, {
    size,
    color: INK,
    wide: wide - 28,
    lines: 2,
  });
}

function paintIcon(c: Context, id: ToolId, on: boolean): void {
  if (id === 'check') {
    draw.line(c, [-19, 0, -5, 14, 20, -14], 9, '#ffffff');
    return;
  }
  if (on) {
    draw.rounded(c, -16, -17, 11, 34, 4, INK);
    draw.rounded(c, 5, -17, 11, 34, 4, INK);
    return;
  }
  if (id === 'case') draw.disc(c, 0, 0, 23, '#fff6e3');
  draw.place(c, 2, 0, () => draw.arrow(c, id === 'case' ? 15 : 20, INK));
}
