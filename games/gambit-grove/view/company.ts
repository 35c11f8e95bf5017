import * as draw from '@playgrove/kit/draw';
import type { Rect, Surface } from '@playgrove/kit/runtime';
import { other, type Side } from '../rules/board.ts';
import { RIVALS, type RivalName } from '../rules/rivals.ts';
import { worthOf } from '../rules/search.ts';
import { speech } from '../rules/speech.ts';
import type { State } from '../rules.ts';
import { drawEyes, paintAnimal, type Mood } from './animals.ts';
import { drawPiece, lostBy } from './board.ts';
import { isTurned, middleOf, type Layout } from './layout.ts';
import { isOwnTurn, type Ui } from './ui.ts';

const BLINK = 4.1;

/** Who sits across, what it says, and what each side has taken. */
export function drawCompany(to: Surface, layout: Layout, state: State, ui: Ui): void {
  drawTrays(to, layout, state);
  drawSpeech(to, layout, state);
  const { x, y, r } = layout.rival;
  if (state.rival === 'friend') {
    const bob = to.reducedMotion ? 0 : Math.sin(to.time * 3) * 5;
    drawPiece(to, 6 * state.turn, x, y, r * 0.9, { lift: bob });
  } else drawRival(to, layout, state, ui);
}

function drawRival(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { x, y, r } = layout.rival;
  // Puzzles are the owl’s.
  const name: RivalName = RIVALS.find((each) => each === state.rival) ?? 'owl';
  const mood = moodOf(state);
  const still = to.reducedMotion;
  const felt = ui.show.felt.value;
  const hop = still || felt > 0.4 ? 0 : Math.sin((felt / 0.4) * Math.PI) * r * 0.12;
  const thinks = state.end === null && !isOwnTurn(state);
  const sway = thinks && !still ? Math.sin(to.time * 3.2) * 0.04 : 0;
  to.stamp(
    `rival ${name} ${mood} ${r.toFixed(0)}`,
    r * 2.5,
    r * 2.7,
    (c) => draw.place(c, 0, 0, () => paintAnimal(c, name, mood), 0, r / 112),
    x,
    y + r * 0.08 - hop,
    { rotate: sway },
  );
  const seen = state.last?.to ?? 36;
  const at = middleOf(layout, thinks ? (Math.floor(to.time * 2) * 11) % 64 : seen, isTurned(state));
  const far = Math.hypot(at.x - x, at.y - y) || 1;
  const blink = !still && to.time % BLINK < 0.13;
  draw.place(
    to.c,
    x,
    y + r * 0.08 - hop,
    () => drawEyes(to.c, name, { x: (at.x - x) / far, y: (at.y - y) / far, blink }),
    sway,
    r / 112,
  );
}

function moodOf({ end, turn, side, last, rival }: State): Mood {
  if (end === 'mate') return turn === side ? 'glad' : 'sad';
  if (!last || rival === 'puzzle') return 'glad';
  if (last.taken === 0) return 'calm';
  return turn === side ? 'glad' : 'sad';
}

/** What one side has taken, and by how many pawns it is ahead. */
type Taken = { readonly pieces: readonly number[]; readonly ahead: number };

/** What the trays and the bubble show: worked out once for each position. */
type Standing = {
  readonly of: State;
  readonly mine: Taken;
  readonly theirs: Taken;
  readonly says: string;
};
let standing: Standing | undefined;

function standingOf(state: State): Standing {
  if (standing?.of !== state) {
    const { cells, side } = state;
    const sum = cells.reduce((all, piece) => all + Math.sign(piece) * worthOf(piece), 0);
    const takenBy = (taker: Side): Taken => ({
      pieces: lostBy(state, other(taker)).map((kind) => kind * other(taker)),
      ahead: Math.round((sum * taker) / 100),
    });
    standing = {
      of: state,
      mine: takenBy(side),
      theirs: takenBy(other(side)),
      says: speech(state),
    };
  }
  return standing;
}

function drawTrays(to: Surface, layout: Layout, state: State): void {
  if (state.rival === 'puzzle') return;
  const { mine, theirs } = standingOf(state);
  tray(to, layout.theirs, theirs);
  tray(to, layout.mine, mine);
}

function tray(to: Surface, { x, y, width, height }: Rect, { pieces, ahead }: Taken): void {
  const r = height * 0.5;
  const step = Math.min(r * 0.95, (width - height * 2.4) / Math.max(1, pieces.length));
  for (const [index, piece] of pieces.entries()) {
    drawPiece(to, piece, x + r + index * step, y + r, r);
  }
  if (ahead <= 0) return;
  const size = to.readable(34, 16);
  to.label(`+${ahead}`, x + r + pieces.length * step + size * 0.7, y + r, size, {
    top: '#ffffff',
    bottom: '#ffe9a8',
  });
}

function drawSpeech(to: Surface, { bubble, rival, portrait }: Layout, state: State): void {
  draw.drawBubble(to, {
    area: bubble,
    speaker: rival,
    below: !portrait,
    shadow: '#0d2412',
    foot: '#eef7df',
    tail: '#f6fbec',
  });
  const { x, y, width, height } = bubble;
  // The bubble above the animal is narrower and taller than the one beside it.
  const lines = portrait ? 2 : 3;
  draw.drawText(to.c, to.words(standingOf(state).says), x + width / 2, y + height / 2, {
    size: Math.min(to.readable(34), height / (lines + 1.2)),
    color: draw.PALETTE.ink,
    wide: width - 48,
    lines,
  });
}
