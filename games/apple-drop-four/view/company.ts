import * as draw from '@playgrove/kit/draw';
import { MINE, THEIRS } from '../rules/board.ts';
import { RIVALS, type RivalName } from '../rules/rivals.ts';
import { speech, type Said } from '../rules/speech.ts';
import { pointOf, type State } from '../rules.ts';
import { drawApple } from './apples.ts';
import { cellOf, middleOf } from './layout.ts';
import { tossOf } from './motion.ts';
import { drawEyes, paintArms, paintSquirrel, type Mood } from './squirrel.ts';
import { isOwnTurn, type Scene } from './ui.ts';

const BLINK = 3.9;
/** The painted squirrel is this much larger than its half height. */
const SCALE = 112;

/** What is said of a position: worked out once. */
let said: { readonly of: State; readonly is: Said } | undefined;
function saidIn(state: State): Said {
  if (said?.of !== state) said = { of: state, is: speech(state) };
  return said.is;
}

/** Who sits on the branch, and what it says. */
export function drawCompany(scene: Scene): void {
  const { to, layout, state } = scene;
  const { bubble, portrait, rival } = layout;
  if (state.rival === 'friend') {
    const bob = to.reducedMotion ? 0 : Math.sin(to.time * 3) * 5;
    drawApple(to, state.winner || state.turn, rival.x, rival.y + bob, rival.r * 0.72);
  } else drawRival(scene);
  draw.drawBubble(to, {
    area: bubble,
    speaker: { x: rival.x, y: rival.y },
    below: !portrait,
    shadow: '#0d2412',
    foot: '#fff0d8',
    tail: '#fff7e6',
  });
  const { key, cell } = saidIn(state);
  const lines = portrait ? 2 : 3;
  draw.drawText(to.c, to.words(key), bubble.x + bubble.width / 2, bubble.y + bubble.height / 2, {
    size: Math.min(to.readable(36), bubble.height / (lines + 1)),
    color: draw.PALETTE.ink,
    wide: bubble.width - 44,
    lines,
  });
  if (cell !== undefined && state.end === null && isOwnTurn(state)) drawThought(scene, cell);
}

function drawRival({ to, layout, state, ui, motion }: Scene): void {
  const { x, y, r } = layout.rival;
  // Puzzles are Oakley’s.
  const name: RivalName = RIVALS.find((each) => each === state.rival) ?? 'oakley';
  const mood = moodOf(state);
  const still = to.reducedMotion;
  const felt = ui.show.felt.value;
  const hop = still || felt > 0.5 ? 0 : Math.sin((felt / 0.5) * Math.PI) * r * 0.16;
  const cheers =
    !still && mood === 'glad' && state.end !== null
      ? Math.abs(Math.sin(to.time * 6)) * r * 0.12
      : 0;
  const thinks = state.end === null && !isOwnTurn(state);
  const sway = still ? 0 : thinks ? Math.sin(to.time * 4) * 0.05 : Math.sin(to.time * 1.3) * 0.012;
  const up = y - hop - cheers;
  const size = r / SCALE;
  to.stamp(
    `rival ${name} ${mood} ${r.toFixed(0)}`,
    r * 2.6,
    r * 2.6,
    (c) => draw.place(c, 0, 0, () => paintSquirrel(c, name, mood), 0, size),
    x,
    up,
    { rotate: sway },
  );
  const seen = saidIn(state).cell ?? state.last?.cell;
  const at = thinks
    ? middleOf(layout, state.rule, { x: Math.floor(to.time * 2.5 * 3) % 7, y: 3 })
    : seen === undefined
      ? { x: x + 100, y: y + 60 }
      : middleOf(layout, state.rule, pointOf(seen));
  const far = Math.hypot(at.x - x, at.y - y) || 1;
  const look = {
    x: (at.x - x) / far,
    y: (at.y - y) / far,
    blink: !still && to.time % BLINK < 0.14,
  };
  const { c } = to;
  draw.place(c, x, up, () => drawEyes(c, look), sway, size);
  // Its paws are empty while its apple is in the air.
  const thrown = motion.from && motion.part < 1 && tossOf(state) > 0 && state.last?.side === THEIRS;
  if (!thrown) drawApple(to, THEIRS, x + r * 0.07, up + r * 0.47, r * 0.27, { rotate: sway });
  to.stamp(
    `arms ${name} ${r.toFixed(0)}`,
    r * 2,
    r * 2,
    (on) => draw.place(on, 0, 0, () => paintArms(on, name), 0, size),
    x,
    up,
    { rotate: sway },
  );
}

function moodOf({ winner, end, last, rival }: State): Mood {
  if (end !== null) return winner === MINE ? 'sad' : winner === THEIRS ? 'glad' : 'calm';
  if (!last || rival === 'puzzle') return 'glad';
  return 'calm';
}

/** A ring of light and a bubble of thought at the cell that the squirrel talks about. */
function drawThought({ to, layout, state: { rule } }: Scene, cell: number): void {
  const { c } = to;
  const { x, y } = middleOf(layout, rule, pointOf(cell));
  const size = cellOf(layout, rule);
  const beat = to.reducedMotion ? 1 : 1 + Math.sin(to.time * 5) * 0.05;
  draw.ring(c, x, y, size * 0.39 * beat, size * 0.07, '#ffffff');
  draw.ring(c, x, y, size * 0.44 * beat, size * 0.03, '#ff8a1f');
  for (const [dx, dy, r] of [
    [-0.2, 0, 0.07],
    [0, 0, 0.07],
    [0.2, 0, 0.07],
  ] as const)
    draw.disc(c, x + dx * size, y + dy * size, r * size, '#fff6d0');
}
