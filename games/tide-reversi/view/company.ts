import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { CORNERS, MINE, THEIRS, margin } from '../rules/board.ts';
import { rules, type State } from '../rules.ts';
import { stampShell } from './board.ts';
import { drawCreature } from './creatures.ts';
import type { Pose } from './faces.ts';
import { middleOf, type Layout } from './layout.ts';
import { lookedAt, type Ui } from './ui.ts';

/** Seconds that a poke is felt. */
const POKE = 0.5;
const BLINK = 3.7;

/** Who sits across with its thought, both counts, and whose turn it is. */
export function drawCompany(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { company, own, bubble, portrait } = layout;
  draw.drawBubble(to, {
    area: bubble,
    speaker: company,
    below: !portrait,
    shadow: '#04203f',
    foot: '#e6f8f4',
    tail: '#f0fbf8',
  });
  const friend = state.rival === 'friend';
  const over = rules.status(state) !== 'playing';
  if (!over) lamp(to, state.turn === MINE && !friend ? own : company);
  // Between friends, the side that the bubble names speaks.
  const lead = margin(state.cells, MINE);
  const speaker = !over || lead === 0 ? state.turn : lead > 0 ? MINE : THEIRS;
  if (friend) stampShell(to, speaker, company.x, company.y, company.r * 0.92);
  else
    drawCreature(to.c, state.rival, company.x, company.y, company.r, poseOf(to, layout, state, ui));
  stampShell(to, MINE, own.x, own.y, own.r * 0.92);
  counts(to, layout, ui);
}

function poseOf(to: Surface, layout: Layout, state: State, ui: Ui): Pose {
  const { company } = layout;
  const cell = lookedAt(state, ui, to.reducedMotion ? 0 : to.time);
  const at = cell === undefined ? { x: company.x, y: layout.top } : middleOf(layout, cell);
  const [dx, dy] = [at.x - company.x, at.y - company.y];
  const far = Math.hypot(dx, dy) || 1;
  const time = to.reducedMotion ? 0 : to.time;
  return {
    x: dx / far,
    y: dy / far,
    mood: moodOf(state),
    time,
    blink: !to.reducedMotion && time % BLINK < 0.14,
    poked: to.reducedMotion ? 0 : Math.max(0, 1 - ui.poked / POKE),
  };
}

function moodOf(state: State): Pose['mood'] {
  const lead = margin(state.cells, THEIRS);
  if (rules.status(state) !== 'playing') return lead > 0 ? 'glad' : lead < 0 ? 'sad' : 'calm';
  const { last } = state;
  if (!last) return 'glad';
  const great = CORNERS.includes(last.cell) || last.turned.length >= 6;
  if (!great) return 'calm';
  return last.side === THEIRS ? 'glad' : 'sad';
}

/** A glow behind the player whose turn it is. */
function lamp(to: Surface, { x, y, r }: { x: number; y: number; r: number }): void {
  const beat = to.reducedMotion ? 1 : 1 + Math.sin(to.time * 3) * 0.04;
  to.stamp(
    `lamp ${r.toFixed(0)}`,
    r * 3.6,
    r * 3.6,
    (c) => {
      const light = c.createRadialGradient(0, 0, r * 0.8, 0, 0, r * 1.6);
      light.addColorStop(0, '#fff6b8e6');
      light.addColorStop(1, '#fff6b800');
      c.fillStyle = light;
      c.fillRect(-r * 1.7, -r * 1.7, r * 3.4, r * 3.4);
    },
    x,
    y,
    { scaleX: beat, scaleY: beat },
  );
}

function counts(to: Surface, { theirs, mine, own, portrait }: Layout, ui: Ui): void {
  const size = portrait ? 84 : 104;
  if (portrait) stampShell(to, THEIRS, theirs.x, theirs.y - 84, 38);
  else stampShell(to, THEIRS, theirs.x - 118, theirs.y, 46);
  to.label(String(Math.round(ui.theirs)), theirs.x, theirs.y, size, {
    top: '#ffffff',
    bottom: '#b9c4ff',
  });
  to.label(String(Math.round(ui.mine)), portrait ? own.x + own.r + 76 : mine.x, mine.y, size, {
    top: '#ffffff',
    bottom: '#ffc79a',
  });
}
