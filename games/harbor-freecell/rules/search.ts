import {
  isRed,
  rankOf,
  runLength,
  stacksDown,
  suitOf,
  type Card,
} from '@playgrove/kit/logic/cards';
import { COLUMNS, HOME, homeCount, isSafe, PIER, PIERS, RANKS, SUITS } from './table.ts';
import type { Input, Table } from './table.ts';

/**
 * Beam search over whole moves: of every step it keeps the positions that are nearest to a win.
 * Positions that differ only in the order of columns and piers are one. The first win that it
 * finds has the fewest moves of all that the beam saw.
 */
type Node = Table & {
  readonly cost: number;
  readonly by: Input | undefined;
  readonly before: Node | undefined;
};

/** What a position costs; less is nearer to a win. */
const COST = { away: 3, over: 1.1, wanted: 1.6, pier: 2.4, broken: 0.7, empty: -3.4 };
/** A win takes some 45 moves; what takes twice that has lost its way. */
const DEEPEST = 130;

function costOf({ columns, piers, home }: Table): number {
  let cost = (SUITS * RANKS - homeCount({ home })) * COST.away;
  for (const card of piers) if (card >= 0) cost += COST.pier;
  for (const cards of columns) {
    if (cards.length === 0) {
      cost += COST.empty;
      continue;
    }
    let lowest = RANKS;
    for (let at = 0; at < cards.length; at += 1) {
      const card = cards[at] as Card;
      const rank = rankOf(card);
      // A card that lies on a lower one is in its way.
      if (rank > lowest) cost += COST.over;
      else lowest = rank;
      if (rank === home[suitOf(card)]) cost += (cards.length - 1 - at) * COST.wanted;
      if (at > 0 && !stacksDown(cards[at - 1] as Card, card)) cost += COST.broken;
    }
  }
  return cost;
}

/** A position's name, whatever the order of its columns and piers. */
function nameOf({ columns, piers }: Table): string {
  const names = columns.map((cards) => String.fromCharCode(...cards.map((card) => card + 48)));
  const berthed = piers.map((card) => String.fromCharCode(card + 48));
  return `${names.sort().join('|')}/${berthed.sort().join('')}`;
}

/** The position after a move, with all cards home that go by themselves. Columns are shared. */
function child(node: Node, by: Input): Node {
  const columns = [...node.columns];
  const piers = [...node.piers];
  const home = [...node.home];
  const { from, count, to } = by;
  const source = columns[from];
  const moved = source ? source.slice(-count) : [piers[from - PIER] as Card];
  if (source) columns[from] = source.slice(0, source.length - count);
  else piers[from - PIER] = -1;
  const [first = 0] = moved;
  if (to === HOME) home[suitOf(first)] = rankOf(first) + 1;
  else if (to >= PIER) piers[to - PIER] = first;
  else columns[to] = [...(columns[to] ?? []), ...moved];
  const table = { columns, piers, home };
  settle(table);
  return { ...table, cost: costOf(table), by, before: node };
}

function settle(table: { columns: Card[][]; piers: number[]; home: number[] }): void {
  const { columns, piers, home } = table;
  const ready = (card: Card | undefined): card is Card =>
    card !== undefined && card >= 0 && home[suitOf(card)] === rankOf(card) && isSafe(table, card);
  for (let again = true; again;) {
    again = false;
    for (let pile = 0; pile < COLUMNS; pile += 1) {
      const card = columns[pile]?.at(-1);
      if (!ready(card)) continue;
      columns[pile] = (columns[pile] ?? []).slice(0, -1);
      home[suitOf(card)] = rankOf(card) + 1;
      again = true;
    }
    for (let pier = 0; pier < PIERS; pier += 1) {
      const card = piers[pier];
      if (!ready(card)) continue;
      piers[pier] = -1;
      home[suitOf(card)] = rankOf(card) + 1;
      again = true;
    }
  }
}

/** Every move that could matter: one empty pier and one empty column stand for all. */
function expand(node: Node, each: (by: Input) => void): void {
  const { columns, piers, home } = node;
  const pier = piers.indexOf(-1);
  const bare = columns.findIndex(({ length }) => length === 0);
  const free = piers.filter((card) => card < 0).length + 1;
  const empties = columns.filter(({ length }) => length === 0).length;
  const most = free * 2 ** empties;
  const put = (from: number, card: Card, run: readonly Card[]): void => {
    if (home[suitOf(card)] === rankOf(card)) each({ from, count: 1, to: HOME });
    for (let to = 0; to < COLUMNS; to += 1) {
      const under = columns[to]?.at(-1);
      if (to === from || under === undefined) continue;
      const count = rankOf(under) - rankOf(card);
      if (count < 1 || count > run.length || count > most) continue;
      const first = run[run.length - count] as Card;
      if (isRed(first) !== isRed(under)) each({ from, count, to });
    }
    const whole = columns[from]?.length === run.length;
    if (bare < 0 || (from < COLUMNS && whole)) return;
    const fits = Math.min(run.length, most / 2);
    each({ from, count: fits, to: bare });
  };
  for (let from = 0; from < COLUMNS; from += 1) {
    const cards = columns[from] ?? [];
    const card = cards.at(-1);
    if (card === undefined) continue;
    put(from, card, cards.slice(-runLength(cards)));
    if (pier >= 0) each({ from, count: 1, to: PIER + pier });
  }
  for (const [at, card] of piers.entries()) if (card >= 0) put(PIER + at, card, [card]);
}

/**
 * The moves to a win, none of them if it is won; undefined if this beam finds no win.
 * @param most positions after which it gives up
 */
export function search(table: Table, width: number, most = Infinity): Input[] | undefined {
  const start: Node = { ...table, cost: costOf(table), by: undefined, before: undefined };
  if (homeCount(start) === SUITS * RANKS) return [];
  const seen = new Set([nameOf(start)]);
  let front = [start];
  for (let step = 0; step < DEEPEST && front.length > 0 && seen.size < most; step += 1) {
    const next: Node[] = [];
    for (const node of front) {
      expand(node, (by) => {
        const made = child(node, by);
        const name = nameOf(made);
        if (seen.has(name)) return;
        seen.add(name);
        next.push(made);
      });
    }
    const won = next.find(({ home }) => homeCount({ home }) === SUITS * RANKS);
    if (won) return inputsOf(won);
    front = next.sort((one, other) => one.cost - other.cost).slice(0, width);
  }
  return undefined;
}

function inputsOf(node: Node): Input[] {
  const inputs: Input[] = [];
  for (let at: Node | undefined = node; at?.by; at = at.before) inputs.push(at.by);
  return inputs.reverse();
}
