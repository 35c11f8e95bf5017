import { button } from '@playgrove/kit/draw';
import {
  disc,
  line,
  PALETTE,
  place,
  ring,
  rounded,
  arrow,
  type Context,
  type Surface,
} from '@playgrove/kit/runtime';
import { CHECKS, hitsOf, type State } from '../rules/state.ts';
import { paintHound, type Mood } from './hound.ts';
import type { Layout, ToolId } from './layout.ts';
import type { Ui } from './ui.ts';

const INK = PALETTE.ink;

/** The detective behind the machine, who nods to the beat. */
export function drawHound(to: Surface, { hound }: Layout, state: State, ui: Ui): void {
  const { x, y, scale } = hound;
  const mood: Mood = state.phase === 'won' ? 'glad' : state.phase === 'lost' ? 'sad' : 'calm';
  const nod = to.reducedMotion ? 0 : (ui.nod.scaleX - 1) * 46;
  const ears = to.reducedMotion
    ? 0
    : Math.max(0, ui.nod.scaleX - 1) * 2.4 + (mood === 'glad' ? 0.25 : 0);
  place(to.c, x, y, () => paintHound(to.c, { ears, nod, mood }), 0, scale);
}

/** Six tickets, one for each check: how much of the loop was right, or still to use. */
export function drawStubs(to: Surface, layout: Layout, state: State, ui: Ui): void {
  if (state.mode === 'jukebox') return;
  const total = state.rows.reduce((sum, { truth }) => sum + hitsOf(truth), 0);
  for (let at = 0; at < CHECKS; at += 1) {
    const rect = layout.stubs[at];
    if (!rect) continue;
    const { x, y, width, height } = rect;
    const checked = state.checks[at];
    const chosen = ui.review === at;
    const kind = checked ? (chosen ? 'chosen' : 'used') : 'free';
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
    if (!checked) continue;
    const right = checked.right.reduce((sum, count) => sum + count, 0);
    to.label(`${right}`, x + width / 2, y + height * 0.4, to.readable(36), { rim: INK });
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

function paintStub(
  c: Context,
  width: number,
  height: number,
  kind: 'free' | 'used' | 'chosen',
): void {
  const [w, h] = [width - 12, height - 12];
  c.globalAlpha = kind === 'free' ? 0.55 : 1;
  const face = kind === 'chosen' ? '#ffd96a' : kind === 'used' ? '#fff3d6' : '#24505a';
  rounded(c, -w / 2, -h / 2 + 4, w, h, 12, '#0a1622aa');
  rounded(c, -w / 2, -h / 2, w, h, 12, face);
  c.strokeStyle = kind === 'free' ? '#8fc7c4' : INK;
  c.lineWidth = 3;
  c.stroke();
  if (kind === 'free') {
    // A magnifying glass: a check to use.
    const r = Math.min(w, h) * 0.2;
    ring(c, -r * 0.3, -r * 0.3, r, r * 0.42, '#c9f0ec');
    line(c, [r * 0.5, r * 0.5, r * 1.3, r * 1.3], r * 0.5, '#c9f0ec');
  }
  c.globalAlpha = 1;
}

const FACES: Readonly<Record<ToolId, string>> = {
  case: '#ffd27a',
  mine: '#a9e6dc',
  check: '#d92d3c',
};

/** The faces of the buttons; their words are elements. */
export function drawTools(to: Surface, layout: Layout, state: State): void {
  const isMix = state.mode === 'jukebox';
  for (const id of ['case', 'mine', 'check'] as const) {
    if (isMix && id === 'case') continue;
    const { x, y, width, height } = layout.tools[id];
    const on = state.heard === id;
    const key = `tool ${id} ${on} ${isMix} ${width.toFixed(0)}`;
    const paint = (c: Context): void => {
      button(c, -width / 2, -height / 2, width, height - 14, FACES[id], on);
      place(c, 0, -height * (on ? 0.18 : 0.22), () => paintIcon(c, id, on));
    };
    to.stamp(key, width + 8, height + 20, paint, x + width / 2, y + height / 2);
  }
}

function paintIcon(c: Context, id: ToolId, on: boolean): void {
  if (id === 'check') {
    line(c, [-19, 0, -5, 14, 20, -14], 9, '#ffffff');
    return;
  }
  if (on) {
    rounded(c, -16, -17, 11, 34, 4, INK);
    rounded(c, 5, -17, 11, 34, 4, INK);
    return;
  }
  if (id === 'case') disc(c, 0, 0, 23, '#fff6e3');
  place(c, 2, 0, () => arrow(c, id === 'case' ? 15 : 20, INK));
}
