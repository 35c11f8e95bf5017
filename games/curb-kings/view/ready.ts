import { PALETTE, place, rounded, star, type Context, type Surface } from '@playgrove/kit/stage';
import { DECKS } from '../rules/decks.ts';
import { spotOf } from '../rules/spots.ts';
import { goalsTicked, type State } from '../rules/state.ts';
import { tickedOf } from '../rules.ts';
import { drawBoard } from './board.ts';
import { least, tick } from './signs.ts';

export type Spot = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};
type Size = { readonly width: number; readonly height: number };

const INK = PALETTE.ink;

/** Where the decks lie: a row on lying screens, two on upright ones. */
export function deckSpots({ width, height }: Size): readonly Spot[] {
  const upright = height > width;
  const columns = upright ? 4 : DECKS.length;
  const w = upright ? (width - 60) / 4 - 12 : Math.min(150, (width - 80) / columns - 12);
  const h = upright ? 150 : 92;
  const rows = Math.ceil(DECKS.length / columns);
  const top = height - rows * (h + 12) - (upright ? 60 : 14);
  return DECKS.map((_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const inRow = Math.min(columns, DECKS.length - row * columns);
    const left = (width - inRow * (w + 12) + 12) / 2;
    return { x: left + column * (w + 12), y: top + row * (h + 12), w, h };
  });
}

/** What this spot asks for and what one rides on. */
export function drawReady(to: Surface, state: State, focus: number): void {
  if (state.params.mode === 'spot') goals(to, state, state.params.spot);
  else far(to, state);
  const won = goalsTicked(state.career);
  deckSpots(to).forEach((spot, at) => {
    const deck = DECKS[at];
    if (!deck) return;
    const chosen = deck.id === state.career.deck;
    const locked = deck.needs > won;
    card(to, spot, chosen, focus === at);
    const size = Math.min(0.9, (spot.w - 26) / 104);
    to.c.globalAlpha = locked ? 0.35 : 1;
    place(
      to.c,
      spot.x + spot.w / 2,
      spot.y + spot.h * 0.34,
      () => drawBoard(to.c, deck.id, { roll: 1.1, yaw: 0 }),
      -0.12,
      size,
    );
    to.c.globalAlpha = 1;
    const words = locked
      ? to.words('deck.locked', { value: deck.needs })
      : to.words(`deck.${deck.id}`);
    const text = least(to, spot.h * 0.2);
    if (locked)
      star(to.c, spot.x + spot.w / 2 - text * 1.05, spot.y + spot.h * 0.78, text * 0.52, '#ffd02e');
    to.label(
      words,
      spot.x + spot.w / 2 + (locked ? text * 0.35 : 0),
      spot.y + spot.h * 0.78,
      text,
      {
        top: locked ? '#e6e0f4' : '#ffffff',
      },
    );
  });
  const chosen = DECKS.find(({ id }) => id === state.career.deck);
  const top = deckSpots(to)[0]?.y ?? to.height;
  const size = least(to, 24);
  if (chosen)
    to.label(to.words(`about.${chosen.id}`), to.width / 2, top - size * 0.95, size, {
      top: '#fff6d8',
    });
}

function card({ c }: Surface, { x, y, w, h }: Spot, chosen: boolean, focused: boolean): void {
  rounded(c, x - 4, y - 2, w + 8, h + 9, 18, INK);
  rounded(c, x, y + 2, w, h, 14, chosen ? '#7338e8' : '#43327a');
  rounded(c, x + 4, y + 6, w - 8, h * 0.3, 10, chosen ? '#9466f2' : '#5a4796');
  if (!focused && !chosen) return;
  c.strokeStyle = focused ? '#ffffff' : '#ffd02e';
  c.lineWidth = 5;
  c.beginPath();
  c.roundRect(x, y + 2, w, h, 14);
  c.stroke();
}

function panel(
  to: Surface,
  rows: number,
): { x: number; y: number; w: number; row: number; text: number } {
  const { c, width, height } = to;
  const upright = height > width;
  const text = least(to, upright ? 36 : 27);
  const row = text * 1.9;
  const w = Math.min(width - 50, text * 17.5);
  const x = upright ? (width - w) / 2 : width - w - 44;
  const y = upright ? height * 0.15 : Math.max(66, height * 0.14);
  const high = rows * row + text * 2.3;
  rounded(c, x - 5, y - 3, w + 10, high + 12, 28, INK);
  rounded(c, x, y + 2, w, high, 24, '#fff6e3');
  rounded(c, x, y + 2, w, text * 2, 24, '#ff5a5f');
  c.fillStyle = '#ff5a5f';
  c.fillRect(x, y + text * 1.2, w, text * 0.8);
  return { x, y: y + 2, w, row, text };
}

function goals(to: Surface, state: State, id: string): void {
  const { x, y, w, row, text } = panel(to, 3);
  const spot = spotOf(id);
  to.label(to.words(`level.${id}`), x + w / 2, y + text, text * 1.02);
  const bits = tickedOf(state);
  spot.goals.forEach((goal, at) => {
    const middle = y + text * 2.1 + row * (at + 0.5);
    const done = ((bits >> at) & 1) === 1;
    tick(to.c, x + text * 1.3, middle, text * 0.62, done);
    write(
      to.c,
      to.words(`ask.${goal.event}`, { target: goal.target }),
      x + text * 2.4,
      middle,
      text * 0.98,
      done,
    );
  });
}

function far(to: Surface, state: State): void {
  const { x, y, w, row, text } = panel(to, 2);
  to.label(to.words('level.line'), x + w / 2, y + text, text * 1.02);
  write(
    to.c,
    to.words('line.rule'),
    x + text * 0.9,
    y + text * 2.1 + row * 0.5,
    text * 0.92,
    false,
  );
  if (state.career.far === 0) return;
  write(
    to.c,
    to.words('line.far', { value: state.career.far }),
    x + text * 0.9,
    y + text * 2.1 + row * 1.5,
    text * 0.92,
    false,
  );
}

/** Plain dark words on the paper. */
function write(c: Context, words: string, x: number, y: number, size: number, done: boolean): void {
  c.font = `600 ${size}px Fredoka, system-ui, sans-serif`;
  c.textAlign = 'left';
  c.textBaseline = 'middle';
  c.fillStyle = done ? '#1d8f45' : INK;
  c.fillText(words, x, y);
}
