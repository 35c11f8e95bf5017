import * as draw from '@playgrove/kit/draw';
import { stamped } from '@playgrove/kit/draw';
import type { Motion, Point, Surface } from '@playgrove/kit/runtime';
import { CARDS, EYE, GLOWS, GOLD, INK, firefly, type Motif } from '../art/motifs.ts';
import type { State } from '../rules.ts';
import { rememberedBy } from '../rules/memory.ts';
import { BACKS, paintBack, paintFace } from '../art/faces.ts';
import { cardsOf, lanternsOf, type Cards } from './layout.ts';
import { paintEyes, paintLayers, shine } from '../art/paint.ts';
import { bump, glowOf, smooth, windOf, type Ui } from './ui.ts';

/** Seconds that light takes from two cards to their lantern, and the ghosts that trail it. */
export const FLY = 0.75;
const GHOSTS = 4;
/** Sides of a stamp beyond the card's own. */
const ROOM = 1.16;

type Frame = {
  readonly to: Surface;
  readonly state: State;
  readonly ui: Ui;
  readonly cards: Cards;
  readonly ended: number | undefined;
};

export const motifOf = (state: State, cell: number): Motif =>
  CARDS[state.cards[cell] ?? 0] ?? (CARDS[0] as Motif);

/** All cards, the light that flies from a pair, and what a hint names. */
export function drawCards(to: Surface, state: State, ui: Ui, { ended }: Motion<State>): void {
  const cards = cardsOf(to, state);
  const frame: Frame = { to, state, ui, cards, ended };
  const wind = windOf(ui, to.reducedMotion);
  const [a = -1, b = -1] = wind < 1 ? state.swapped : [];
  for (const cell of state.cards.keys()) {
    if (cell !== a && cell !== b) drawCard(frame, cell, cards.at(cell));
  }
  if (a >= 0) {
    drawCard(frame, a, between(cards.at(b), cards.at(a), wind, 0.22), 1 + bump(wind) * 0.1);
    drawCard(frame, b, between(cards.at(a), cards.at(b), wind, 0.22), 1 + bump(wind) * 0.1);
  }
  for (const cell of rememberedBy(state)) drawEye(frame, cards.at(cell));
  fly(frame);
  for (const cell of ui.hint) drawHint(frame, cards.at(cell));
}

/** On the way from one place to another, in an arc. */
function between(from: Point, to: Point, part: number, arc: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = bump(part) * arc;
  return { x: from.x + dx * part - dy * bend, y: from.y + dy * part + dx * bend };
}

function drawCard(frame: Frame, cell: number, at: Point, size = 1): void {
  const { to, state, ui, cards, ended } = frame;
  const { width, height } = cards;
  const turned = ui.turned[cell] ?? 0;
  const by = state.lit[cell] ?? 0;
  const motif = motifOf(state, cell);
  const beat = state.pair.includes(cell) ? bump(ui.show.match.value / 0.5) : 0;
  const cheer = by === 0 ? 0 : bump(((ended ?? 0) - 0.5 - (cell % 7) * 0.09) / 0.5);
  const lift = bump(turned);
  const scale = size * (1 + lift * 0.06 + Math.max(beat, cheer) * 0.12);
  const flip = Math.max(0.02, Math.abs(Math.cos(turned * Math.PI)));
  const y = at.y - lift * height * 0.05;
  const place = {
    x: at.x,
    y,
    width: width * ROOM,
    height: height * ROOM,
    scaleX: flip * scale,
    scaleY: scale,
  };
  if (turned > 0.5) {
    const alpha = Math.min(1, 0.55 + beat * 0.45);
    shine(to, by === 0 ? '#fff0b0' : GOLD[by], height * 0.78, at, {
      alpha,
      scaleX: width / height,
    });
    stamped(to, `face ${motif.name} ${width.toFixed()}`, place, (c) =>
      paintFace(c, width, height, motif),
    );
    if (by === 2) drawRing(frame, at, GOLD[by], 0);
  } else {
    stamped(to, `back ${width.toFixed()}`, place, (c) => paintBack(c, width, height, BACKS.of(to)));
    ember(frame, { x: at.x, y }, glowOf(state, cell), motif, flip);
  }
}

/** A firefly sits on a card that was seen, in the color of its picture, smaller with every turn. */
function ember(
  { to, cards }: Frame,
  at: Point,
  bright: number,
  { glow }: Motif,
  flip: number,
): void {
  if (bright <= 0) return;
  const size = 0.5 + bright * 0.5;
  const look = { scaleX: flip * size, scaleY: size };
  shine(to, GLOWS[glow], cards.width * 0.62, at, { ...look, alpha: 0.15 + bright * 0.85 });
  const side = cards.width * 0.65;
  const alpha = Math.min(1, bright * 4);
  stamped(
    to,
    `bug ${glow} ${side.toFixed()}`,
    { ...at, ...look, alpha, width: side, height: side },
    (c) => {
      const bug = firefly(draw.tint(GLOWS[glow], 0.35), GLOWS[glow], '#3a2d6a');
      c.scale(side / 143, side / 143);
      paintLayers(c, bug.layers);
      paintEyes(c, bug, { x: 0, y: 0.5 });
    },
  );
}

/** The light of the pair that was lit last goes up to its lantern. */
function fly({ to, state, ui, cards }: Frame): void {
  const part = ui.show.match.value / FLY;
  const lantern = lanternsOf(to, state.cards.length / 2).flat()[state.lanterns.length - 1];
  if (part >= 1 || state.pair.length === 0 || to.reducedMotion || !lantern) return;
  for (const [side, cell] of state.pair.entries()) {
    for (let ghost = 0; ghost < GHOSTS; ghost += 1) {
      const now = Math.max(0, smooth(part) - ghost * 0.045);
      const at = between(cards.at(cell), lantern, now, side === 0 ? 0.2 : -0.2);
      const size = 1 - ghost * 0.16;
      const look = { alpha: 1 - ghost * 0.24, scaleX: size, scaleY: size };
      shine(to, GOLD[state.lanterns.at(-1) ?? 1], 40, at, look, 0.8);
    }
  }
}

/** The rival remembers this card: an eye at its corner. */
function drawEye({ to, cards }: Frame, at: Point): void {
  const side = cards.width * 0.34;
  const place = {
    x: at.x + cards.width * 0.4,
    y: at.y - cards.height * 0.42,
    width: side,
    height: side,
  };
  stamped(to, `eye ${side.toFixed()}`, place, (c) => {
    c.scale(side / 100, side / 100);
    paintLayers(c, EYE);
  });
}

function drawHint(frame: Frame, at: Point): void {
  const grow = frame.to.reducedMotion ? 4 : 4 + Math.sin(frame.to.time * 5) * 4;
  drawRing(frame, at, INK, grow, 13);
  drawRing(frame, at, '#fff2a0', grow);
}

function drawRing({ to, cards }: Frame, at: Point, color: string, grow: number, line = 7): void {
  const [width, height] = [cards.width + grow * 2, cards.height + grow * 2];
  draw.rim(to.c, color, line, (path) =>
    path.roundRect(at.x - width / 2, at.y - height / 2, width, height, cards.width * 0.15),
  );
}
