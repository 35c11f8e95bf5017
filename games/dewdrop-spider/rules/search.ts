import { rankOf, stacksInSuit, type Card } from '@playgrove/kit/logic/cards';
import { COLUMNS, faceOf, RUN, type Input, type Table } from './table.ts';

/**
 * Beam search that knows every card. Between two deals it moves as long as something new comes up
 * and keeps the best positions seen; each of these gets the next row, and so on. A column never
 * changes: a move makes two new ones, so a position's worth and its name are sums of its columns'.
 */
type Column = {
  readonly cards: readonly Card[];
  readonly down: number;
  readonly run: number;
  /** What is in the way here: less is better. */
  readonly cost: number;
  /** Its part of the position's name; columns in another order are the same position. */
  readonly name: number;
};

type Node = {
  readonly columns: readonly Column[];
  readonly cost: number;
  readonly name: number;
  readonly done: number;
  readonly by: Input | undefined;
  readonly before: Node | undefined;
};

export type Found = { readonly won: boolean; readonly inputs: readonly Input[] };

/** What a position costs: cards face down, joins of two suits, joins that are none; an empty column helps. */
const COST = { down: 8, mixed: 2, broken: 5, buried: 1, empty: -6, done: -16, deep: 0.15 };
/** Moves between two deals, and how many without anything better. */
const STEPS = 70;
const PATIENCE = 16;

/** Equal columns are one: their worth and name are worked out once. */
let known = new Map<string, Column>();
const MAX_KNOWN = 300_000;

function column(cards: readonly Card[], down: number): Column {
  const key = String.fromCharCode(down, ...cards);
  const old = known.get(key);
  if (old) return old;
  let run = cards.length > 0 ? 1 : 0;
  while (run < cards.length - down && joined(cards, cards.length - run)) run += 1;
  const made = { cards, down, run, cost: costOf(cards, down), name: nameOf(key) };
  if (known.size >= MAX_KNOWN) known = new Map();
  known.set(key, made);
  return made;
}

const joined = (cards: readonly Card[], at: number): boolean =>
  stacksInSuit(cards[at - 1] as Card, cards[at] as Card);

function costOf(cards: readonly Card[], down: number): number {
  if (cards.length === 0) return COST.empty;
  let cost = 0;
  for (let at = 0; at < down; at += 1) cost += COST.down + at * COST.deep;
  for (let at = Math.max(1, down); at < cards.length; at += 1) {
    const [under, card] = [cards[at - 1] as Card, cards[at] as Card];
    if (at > down && joined(cards, at)) continue;
    if (at === down) continue;
    const fits = rankOf(under) === rankOf(card) + 1;
    cost += fits ? COST.mixed : COST.broken + (rankOf(under) < rankOf(card) ? COST.buried : 0);
  }
  // A column is best built on a king: any other card at its base has yet to move.
  if (down === 0 && rankOf(cards[0] as Card) !== RUN - 1) cost += COST.buried;
  return cost;
}

/** 52 bits, spread well enough that sums of ten name positions. */
function nameOf(key: string): number {
  let [one, two] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < key.length; at += 1) {
    one = Math.imul(one ^ key.charCodeAt(at), 0x01000193);
    two = Math.imul(two ^ key.charCodeAt(at), 0x85ebca6b);
    two ^= two >>> 13;
  }
  return (one >>> 0) * 0x10000 + ((two >>> 3) & 0xffff);
}

function child(node: Node, by: Input, changed: readonly (readonly [number, Column])[]): Node {
  const columns = [...node.columns];
  let { cost, name, done } = node;
  for (const [at, next] of changed) {
    const old = columns[at] as Column;
    let now = next;
    if (now.run === RUN) {
      now = cut(now, RUN);
      done += 1;
      cost += COST.done;
    }
    cost += now.cost - old.cost;
    name += now.name - old.name;
    columns[at] = now;
  }
  return { columns, cost, name, done, by, before: node };
}

/** A column without its last cards; a card that lies bare is turned up. */
function cut({ cards, down }: Column, count: number): Column {
  const left = cards.length - count;
  return column(cards.slice(0, left), left > 0 && left === down ? left - 1 : Math.min(down, left));
}

function laid(to: Column, from: Column, count: number): Column {
  return column([...to.cards, ...from.cards.slice(from.cards.length - count)], to.down);
}

/** Every move that could matter; one empty column stands for all. */
function expand(node: Node, each: (child: Node) => void): void {
  const { columns } = node;
  const empty = columns.findIndex(({ cards }) => cards.length === 0);
  for (const [from, source] of columns.entries()) {
    const { length } = source.cards;
    if (length === 0) continue;
    const low = rankOf(source.cards[length - 1] as Card);
    const shift = (to: number, target: Column, count: number): void => {
      const by: Input = { kind: 'move', from, count, to };
      const changed = [
        [from, cut(source, count)],
        [to, laid(target, source, count)],
      ] as const;
      each(child(node, by, changed));
    };
    for (const [to, target] of columns.entries()) {
      if (to === from || target.cards.length === 0) continue;
      const count = rankOf(target.cards[target.cards.length - 1] as Card) - low;
      if (count >= 1 && count <= source.run) shift(to, target, count);
    }
    const bare = columns[empty];
    if (bare && source.run < length) shift(empty, bare, source.run);
  }
}

/** The best `width` of these, best first; equal ones in the order they were found. */
function best(nodes: Node[], width: number): Node[] {
  return nodes.sort((one, other) => one.cost - other.cost).slice(0, width);
}

/** Plays one stage. @returns a won node, or those that are to be dealt to */
function stage(
  start: readonly Node[],
  width: number,
  last: boolean,
  runs: number,
  budget: { left: number },
): Node | Node[] {
  const seen = new Set(start.map(({ name }) => name));
  let front = [...start];
  let pool = start.filter(isFull);
  let record = Number.POSITIVE_INFINITY;
  for (let step = 0, dull = 0; step < STEPS && front.length > 0 && dull < PATIENCE; step += 1) {
    if (budget.left <= 0) break;
    const next: Node[] = [];
    let won: Node | undefined;
    for (const node of front) {
      expand(node, (made) => {
        if (seen.has(made.name)) return;
        seen.add(made.name);
        if (made.done === runs) won ??= made;
        next.push(made);
      });
      if (won) return won;
    }
    budget.left -= next.length;
    front = best(next, width);
    if (!last) pool = best([...pool, ...front.filter(isFull)], width);
    const now = front[0]?.cost ?? record;
    dull = now < record ? 0 : dull + 1;
    record = Math.min(record, now);
  }
  return last ? best(front, width) : pool;
}

const isFull = ({ columns }: Node): boolean => columns.every(({ cards }) => cards.length > 0);

function inputsOf(node: Node | undefined): Input[] {
  const inputs: Input[] = [];
  for (let at = node; at?.by; at = at.before) inputs.push(at.by);
  return inputs.reverse();
}

/**
 * The way to a win from here; if there is none within this beam, the way to the best position
 * before the next deal.
 * @param most positions after which it gives up
 */
export function search(table: Table, runs: number, width: number, most = Infinity): Found {
  const budget = { left: most };
  const columns = table.columns.map((cards, at) => column(cards.map(faceOf), table.down[at] ?? 0));
  const sum = (pick: (each: Column) => number): number =>
    columns.reduce((all, each) => all + pick(each), 0);
  let nodes: Node[] = [
    {
      columns,
      cost: sum(({ cost }) => cost),
      name: sum(({ name }) => name),
      done: 0,
      by: undefined,
      before: undefined,
    },
  ];
  let hope: Node | undefined;
  for (let left = table.stock.length; ; left -= COLUMNS) {
    const found = stage(nodes, width, left === 0, runs, budget);
    if (!Array.isArray(found)) return { won: true, inputs: inputsOf(found) };
    hope ??= found[0];
    if (left === 0 || found.length === 0 || budget.left <= 0)
      return { won: false, inputs: inputsOf(hope) };
    const row = table.stock.slice(left - COLUMNS, left).map(faceOf);
    nodes = found.map((node) =>
      child(
        node,
        { kind: 'deal' },
        node.columns.map((each, at): [number, Column] => [
          at,
          column([...each.cards, row[at] as Card], each.down),
        ]),
      ),
    );
    const won = nodes.find(({ done }) => done === runs);
    if (won) return { won: true, inputs: inputsOf(won) };
  }
}
