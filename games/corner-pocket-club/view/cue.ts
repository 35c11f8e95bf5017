import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { ease, type Context, type Keepsake, type Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import { R } from '../rules/table.ts';
import { onScreen, type Layout } from './layout.ts';
import { cueSpot, type Ui } from './ui.ts';

const LENGTH = 980;
/** How far the tip stays away from the ball, and is drawn back at full power. */
const AWAY = 16;
const DRAWN = 300;
/** Milliseconds that the cue stays after its stroke. */
const FOLLOWS = 260;

/** Light, middle and shade of its wood and of its grip. */
type Look = Keepsake & Record<'shaft' | 'wrap', readonly [string, string, string]>;

/** What players own: their cues. */
export const CUES = keepsakes<Look>(
  [
    cueOf('maple', 0, ['#fff0c4', '#f2cd85', '#b9803e'], ['#b04a63', '#7a2142', '#471031']),
    cueOf('sea', 2, ['#e6fbff', '#9adbe8', '#3f8fa8'], ['#2f6fd0', '#1d4796', '#0f2658']),
    cueOf('forest', 6, ['#f6f3d0', '#cfd28a', '#86913e'], ['#3fa05a', '#226b3a', '#103f22']),
    cueOf('rose', 12, ['#fff0f2', '#ffc3d0', '#d0788f'], ['#f06aa8', '#b83278', '#74184a']),
    cueOf('ebony', 22, ['#8d86a8', '#4a4168', '#241a3c'], ['#f0ead8', '#c8bda0', '#8c8064']),
    cueOf('flame', 36, ['#fff1b0', '#ffb43c', '#d9641e'], ['#e5483f', '#a51f2e', '#5c0d1e']),
    cueOf('ice', 54, ['#ffffff', '#d3ecff', '#86b8e8'], ['#8fe3ff', '#3fa3e0', '#1c5aa0']),
    cueOf('gold', 76, ['#fffbe0', '#ffd75a', '#c98a10'], ['#8a4dff', '#5524b8', '#2e1070']),
  ],
  (c, look) => {
    c.rotate(-0.75);
    c.scale(0.115, 0.7);
    paintStick(c, look);
  },
);

function cueOf(id: string, needs: number, shaft: Look['shaft'], wrap: Look['wrap']): Look {
  return { id, needs, shaft, wrap };
}

/** About 0, 0, its tip to the left. */
export function paintStick(c: Context, { shaft, wrap }: Look = CUES.rows[0]): void {
  const body = (
    from: number,
    to: number,
    half1: number,
    half2: number,
    ...colors: string[]
  ): void =>
    draw.fillPath(c, draw.linear(c, 0, -half2, 0, half2, ...colors), (path) => {
      path.moveTo(from, -half1);
      path.lineTo(to, -half2);
      path.lineTo(to, half2);
      path.lineTo(from, half1);
    });
  const at = -LENGTH / 2;
  body(at - 2, at + LENGTH + 4, 9, 21, '#2b1b4d', '#2b1b4d');
  body(at, at + 12, 5.5, 6, '#9ad8ff', '#3f86d8', '#2b5fa8');
  body(at + 12, at + 40, 6, 6.5, '#ffffff', '#fff6e3', '#d8c9b4');
  body(at + 40, at + LENGTH * 0.62, 6.5, 12.5, ...shaft);
  body(at + LENGTH * 0.62, at + LENGTH * 0.66, 12.5, 13, '#ffe7a3', '#d99a35', '#8c5520');
  body(at + LENGTH * 0.66, at + LENGTH * 0.97, 13, 17, ...wrap);
  body(at + LENGTH * 0.97, at + LENGTH, 17, 17, '#5a4a86', '#35265f', '#241646');
}

/** Parts of a rival's time: it looks, draws back, strikes. */
const LOOKS = 0.45;
const BACK = 0.9;

/** The cue at the cue ball, drawn back by the power that is set; it strikes when a shot begins. */
export function drawCue(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { show } = ui;
  const from = show ? show.from : state;
  const shot = show?.shot;
  const at = shot?.at ?? (show ? fromSpot(from) : cueSpot(ui, state));
  let drawn = (ui.power / 1000) * DRAWN;
  let alpha = 1;
  if (show && shot) {
    if (show.time > FOLLOWS) return;
    const full = (shot.power / 1000) * DRAWN;
    const part = 1 + show.time / show.lead;
    if (show.time >= 0) {
      drawn = -AWAY;
      alpha = 1 - show.time / FOLLOWS;
    } else if (!show.isRival) drawn = full * (1 - ease.in(part)) - AWAY * part;
    else if (part < LOOKS) drawn = 0;
    else if (part < BACK) drawn = full * ease.inOut((part - LOOKS) / (BACK - LOOKS));
    else drawn = full * (1 - ease.in((part - BACK) / (1 - BACK))) - AWAY;
  }
  const angle =
    ((shot?.angle ?? ui.angle) / 18_000) * Math.PI + (layout.portrait ? -Math.PI / 2 : 0);
  // A rival still turns its cue into line.
  const sway =
    show?.isRival && !to.reducedMotion
      ? 0.5 * (1 - ease.out(Math.min(1, (1 + show.time / show.lead) / LOOKS)))
      : 0;
  const way = angle + Math.PI + sway;
  const far = R + AWAY + drawn + LENGTH / 2;
  const { x, y } = onScreen(layout, at);
  const [cx, cy] = [x + Math.cos(way) * far, y + Math.sin(way) * far];
  if (alpha > 0.6) {
    to.stamp(
      'cue shadow',
      LENGTH + 20,
      60,
      (c) =>
        draw.fillPath(c, '#1a0b3a4d', (path) => path.roundRect(-LENGTH / 2, -12, LENGTH, 24, 12)),
      cx + 8,
      cy + 22,
      { rotate: way },
    );
  }
  to.stamp('cue', LENGTH + 20, 60, (c) => paintStick(c, CUES.of(to)), cx, cy, {
    rotate: way,
    alpha,
  });
}

function fromSpot({ balls }: State): { x: number; y: number } {
  const cue = balls[0];
  return cue ? { x: cue[0], y: cue[1] } : { x: 500, y: 500 };
}
