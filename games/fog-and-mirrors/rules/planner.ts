import { boardOf, CELLS, takes, type Board } from './board.ts';
import { ARMOR, FOES, MENDS, type FoeKind } from './foes.ts';
import { glowOf, traceRays } from './light.ts';
import { fogOf } from './march.ts';
import { BRIGHTEST, COST, TOOLS, type Input, type Piece, type State, type Tool } from './state.ts';
import { readFoe, wavesOf } from './waves.ts';

/** Creatures still to come, by kind and gate. */
type Crowd = readonly { readonly kind: FoeKind; readonly route: number; readonly count: number }[];

export type Plan = {
  readonly inputs: readonly Input[];
  readonly pieces: readonly Piece[];
  readonly cost: number;
  /** What it adds for each unit of light. */
  readonly rate: number;
};

/** Lanterns that are tried with mirrors. */
const TRIED = 10;
const MAX_MIRRORS = 3;
const MIN_GAIN = 0.004;

function crowdOf(state: State): Crowd {
  const lines = state.params.endless ? [state.line] : wavesOf(state.place).slice(state.wave);
  const counts = new Map<string, number>();
  // The next waves matter more than the last.
  for (const [later, line] of lines.entries()) {
    for (const letter of line) {
      counts.set(letter, (counts.get(letter) ?? 0) + 1 / (1 + later * 0.25));
    }
  }
  return [...counts].map(([letter, count]) => ({ ...readFoe(letter), count }));
}

/** How much of the crowd these pieces would burn; what is more than enough counts a little. */
function valueOf(board: Board, pieces: readonly Piece[], crowd: Crowd, fog: number): number {
  const { soft, hard } = glowOf(traceRays(board, pieces));
  let sum = 0;
  let all = 0;
  for (const { kind, route, count } of crowd) {
    const { hp: healthy, speed } = FOES[kind];
    const max = healthy * fog;
    let hp = max;
    for (const cell of board.routes[route] ?? []) {
      const power = (kind === 's' ? hard[cell] : soft[cell]) ?? 0;
      // A part of what armor takes off still shows which way is right.
      const shown = kind === 's' && power === 0 ? ((soft[cell] ?? 0) / ARMOR) * 0.3 : power;
      if (shown > 0) hp -= shown / speed;
      else if (kind === 'm' && hp > 0) hp = Math.min(max, hp + (max * MENDS) / speed);
    }
    const part = (max - hp) / max;
    const weight = count * FOES[kind].takes;
    sum += weight * (Math.min(1, part) + 0.2 * Math.min(4, part));
    all += weight;
  }
  return all > 0 ? sum / all : 0;
}

class Planner {
  readonly #board: Board;
  readonly #crowd: Crowd;
  readonly #fog: number;
  readonly #tools: readonly Tool[];
  readonly #light: number;
  readonly #pieces: readonly Piece[];
  readonly #base: number;

  constructor(state: State, tools: number) {
    this.#board = boardOf(state.place);
    this.#crowd = crowdOf(state);
    this.#fog = fogOf(state);
    this.#tools = TOOLS.slice(0, tools);
    this.#light = state.light;
    this.#pieces = state.pieces;
    this.#base = this.#value(state.pieces);
  }

  #value(pieces: readonly Piece[]): number {
    return valueOf(this.#board, pieces, this.#crowd, this.#fog);
  }

  #plan(inputs: readonly Input[], pieces: readonly Piece[], cost: number): Plan {
    const rate = (this.#value(pieces) - this.#base) / Math.max(5, cost);
    return { inputs, pieces, cost, rate };
  }

  /** Every plan that helps, best first. */
  plans(): Plan[] {
    const found = [...this.#turns(), ...this.#mirrors(this.#plan([], this.#pieces, 0))];
    const lanterns = [...this.#lanterns(), ...this.#merges()].sort((a, b) => b.rate - a.rate);
    found.push(...lanterns);
    for (const plan of lanterns.slice(0, TRIED)) {
      let now = plan;
      for (let more = 0; more < MAX_MIRRORS; more += 1) {
        const [next] = this.#mirrors(now);
        if (!next) break;
        found.push(next);
        now = next;
      }
    }
    return found
      .filter(({ rate, cost }) => rate * Math.max(5, cost) > MIN_GAIN)
      .sort((a, b) => b.rate - a.rate);
  }

  #turns(): Plan[] {
    return this.#pieces.flatMap((piece) => {
      const ways = piece.kind === 'lantern' ? 4 : 2;
      return Array.from({ length: ways - 1 }, (_, more) => {
        const turn = (piece.turn + more + 1) % ways;
        const pieces = this.#pieces.map((one) => (one === piece ? { ...piece, turn } : one));
        const inputs = Array.from({ length: more + 1 }, (): Input => ({
          act: 'turn',
          at: piece.at,
        }));
        return this.#plan(inputs, pieces, 0);
      });
    });
  }

  #lanterns(): Plan[] {
    const plans: Plan[] = [];
    if (this.#light < COST.lantern) return plans;
    const taken = new Set(this.#pieces.map(({ at }) => at));
    for (let at = 0; at < CELLS; at += 1) {
      if (taken.has(at) || !takes(this.#board, 'lantern', at)) continue;
      for (let turn = 0; turn < 4; turn += 1) {
        const piece: Piece = { at, kind: 'lantern', turn, n: 1, old: false };
        const plan = this.#plan(
          [{ act: 'build', tool: 'lantern', at, turn }],
          [...this.#pieces, piece],
          COST.lantern,
        );
        if (plan.rate > 0) plans.push(plan);
      }
    }
    return plans;
  }

  #merges(): Plan[] {
    if (this.#light < COST.lantern) return [];
    return this.#pieces.flatMap((piece) => {
      if (piece.kind !== 'lantern' || piece.n >= BRIGHTEST) return [];
      const pieces = this.#pieces.map((one) =>
        one === piece ? { ...piece, n: piece.n + 1 } : one,
      );
      const input: Input = { act: 'build', tool: 'lantern', at: piece.at, turn: piece.turn };
      return [this.#plan([input], pieces, COST.lantern)];
    });
  }

  /** A mirror or prism more on any beam, best first. */
  #mirrors(before: Plan): Plan[] {
    const plans: Plan[] = [];
    const taken = new Set(before.pieces.map(({ at }) => at));
    const cells = new Set<number>();
    for (const ray of traceRays(this.#board, before.pieces))
      for (const at of ray.cells) cells.add(at);
    for (const tool of this.#tools) {
      const cost = before.cost + COST[tool];
      if (tool === 'lantern' || cost > this.#light) continue;
      for (const at of cells) {
        if (taken.has(at) || !takes(this.#board, tool, at)) continue;
        for (const turn of [0, 1]) {
          const piece: Piece = { at, kind: tool, turn, n: 1, old: false };
          const input: Input = { act: 'build', tool, at, turn };
          const plan = this.#plan([...before.inputs, input], [...before.pieces, piece], cost);
          if (plan.rate > 0) plans.push(plan);
        }
      }
    }
    return plans.sort((a, b) => b.rate - a.rate);
  }
}

/** What to build next, best first. @param tools how many kinds of pieces there are */
export function plansFor(state: State, tools: number): readonly Plan[] {
  return new Planner(state, tools).plans();
}
