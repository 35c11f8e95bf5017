import { hexCenter, hexExists } from '@playgrove/kit/logic/hexgrid';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { rules, type Input } from './rules.ts';
import { deal } from './rules/deal.ts';
import { fly, STEEPEST } from './rules/flight.ts';
import { aim, hanging, outcome } from './rules/outcome.ts';
import { fitRows, presentOf } from './rules/queue.ts';
import {
  BLUEBERRY,
  COLUMNS,
  EMPTY,
  FULL,
  GRAPE,
  gridFor,
  GUMMY,
  isFlavor,
  LAST_ROW,
  LEMON,
  lowestRow,
  MINT,
  nozzleOf,
  ORANGE,
  POPPER,
  RASPBERRY,
  type State,
  STONE,
} from './rules/state.ts';

const [first] = rules.levels;
const fresh = { level: 0, losses: 0 };
const LETTERS = 'RLMBOG#@*';

/** A board as drawn: a letter a sweet, small where it is in ice, `.` for nothing. */
function board(rows: readonly string[], queue: [number, number] = [0, 1]): State {
  const state = deal(first.params, createRng('board'), fresh);
  state.cells.fill(EMPTY);
  rows.forEach((row, y) => {
    [...row.replaceAll(' ', '')].forEach((mark, x) => {
      const cell = y * COLUMNS + x;
      state.cells[cell] = mark === '.' ? EMPTY : LETTERS.indexOf(mark.toUpperCase());
      state.ice[cell] = mark !== mark.toUpperCase() ? 1 : 0;
    });
  });
  return { ...state, queue, top: 0, left: 20, shots: 20, goal: 'clear', target: 99 };
}

function play(state: State, input: Input): { cues: string[]; refused: string | void } {
  const cues: string[] = [];
  const context = { rng: createRng('play'), cue: (name: string) => void cues.push(name) };
  return { refused: rules.step(state, input, context), cues };
}

const up: Input = { angle: 0 };

describe('flight', () => {
  it('goes straight up to the sweet above and rests next to it', () => {
    const state = board(['. . . . R . . . .']);
    const flight = aim(state, 0, false);
    expect(flight.hit).toBe(4);
    expect(gridFor(state).adjacent[4]).toContain(flight.cell);
  });

  it('rests at the ceiling where nothing is in the way', () => {
    const { hit, cell } = aim(board([]), 0, false);
    expect(hit).toBe(-1);
    expect(cell).toBe(4);
  });

  it('is mirrored at the walls, alike to both sides', () => {
    const state = board(['R R R R R R R R R']);
    for (const angle of [333, 520, 700]) {
      const [left, right] = [aim(state, -angle, false).path, aim(state, angle, false).path];
      expect(left).toHaveLength(right.length);
      left.forEach((spot, at) => {
        expect(spot.x + (right[at]?.x ?? 0)).toBeCloseTo(COLUMNS, 9);
        expect(spot.y).toBeCloseTo(right[at]?.y ?? 0, 9);
      });
    }
    const [, wall] = aim(state, 520, false).path;
    expect(wall?.x).toBeCloseTo(COLUMNS - 0.5, 9);
  });

  it('lands inside the board on a free cell from every angle of every board', () => {
    for (const level of rules.levels) {
      const state = deal(level.params, createRng(level.id), fresh);
      for (let angle = -STEEPEST; angle <= STEEPEST; angle += 79) {
        const { cell } = fly(gridFor(state), state.cells, nozzleOf(state.top), angle);
        if (cell < 0) continue;
        expect(hexExists(gridFor(state), cell), `${level.id} at ${angle}`).toBe(true);
        expect(state.cells[cell]).toBe(EMPTY);
      }
    }
  });

  it('slips through a gap of one sweet', () => {
    const state = board(['. . . . . . . . .', ' L L L L L L L L', 'L L L L . L L L L']);
    state.cells[COLUMNS + 3] = EMPTY;
    state.cells[COLUMNS + 4] = EMPTY;
    expect(aim(state, 0, false).path.at(-1)?.y).toBeLessThan(2);
  });
});

describe('a shot', () => {
  it('pops three of one flavor and lets fall what hung from them', () => {
    const state = board(['. . . R R . . . L', ' . . . L . . . .', '. . . . L . . . .']);
    state.queue = [RASPBERRY, LEMON];
    const angle = [...Array(1580).keys()]
      .map((at) => at - 790)
      .find((at) => outcome(state, aim(state, at, false), RASPBERRY, false).drops.length === 2);
    expect(angle).toBeDefined();
    const { cues } = play(state, { angle: angle ?? 0 });
    expect(cues.filter((cue) => cue === 'pop')).toHaveLength(3);
    expect(cues).toContain('drop');
    expect(state.fizz).toBe(2);
    expect(state.cells.filter(isFlavor)).toEqual([LEMON]);
    expect(state.score).toBe(3 * 10 + 2 * 20 + 2 * 2);
  });

  it('only sticks to two of another flavor', () => {
    const state = board(['. . . . L L . . .']);
    const { cues } = play(state, up);
    expect(cues).toContain('stick');
    expect(state.cells.filter(isFlavor)).toHaveLength(3);
    expect(state.left).toBe(19);
  });

  it('does not count sweets in ice, and thaws them when one next to them pops', () => {
    const state = board(['. . . R R r . . .'], [0, 0]);
    const before = outcome(state, { path: [], cell: COLUMNS + 3, hit: 3, crossed: [] }, 0, false);
    expect([...before.pops.keys()].toSorted()).toEqual([COLUMNS + 3, 3, 4].toSorted());
    expect(before.melted).toEqual([5]);
    expect(before.cells[5]).toBe(RASPBERRY);
    expect(before.ice[5]).toBe(0);
  });

  it('sets off popping candy that it hits, and candy next to what pops, one after the other', () => {
    const state = board(['. . . # * # * # .']);
    const flight = { path: [], cell: COLUMNS + 4, hit: 4, crossed: [] };
    const { pops, cells } = outcome(state, flight, 0, false);
    expect(pops.get(4)).toBe(0);
    expect(pops.get(6)).toBe(2);
    expect(cells.every((kind) => kind === EMPTY)).toBe(true);
  });

  it('frees gummies that fall, for points', () => {
    const state = {
      ...board(['. . . R R . . . .', ' . . . @ . . . .']),
      goal: 'free' as const,
      target: 1,
    };
    const { drops, freed } = outcome(state, { path: [], cell: 2, hit: 3, crossed: [] }, 0, false);
    expect(drops).toEqual([COLUMNS + 3]);
    expect(freed).toBe(1);
  });

  it('lets gobstoppers fall but never pop', () => {
    const state = board(['. . . R R . . . .', ' . . # # . . . .']);
    const { pops, drops } = outcome(state, { path: [], cell: 5, hit: 4, crossed: [] }, 0, false);
    expect([...pops.keys()].toSorted()).toEqual([3, 4, 5]);
    expect(drops).toHaveLength(2);
  });

  it('turns twirls into their other flavor, and back', () => {
    const state = board(['L . . . . . . . L']);
    state.other[0] = MINT;
    play(state, up);
    expect([state.cells[0], state.other[0]]).toEqual([MINT, LEMON]);
    play(state, up);
    expect([state.cells[0], state.other[0]]).toEqual([LEMON, MINT]);
  });
});

describe('fizz', () => {
  const full = (rows: readonly string[], flavor: number): State => ({
    ...board(rows, [flavor, 1]),
    fizz: FULL,
  });
  const around = [
    'O O O O O O O O O',
    ' O O O O O O O O',
    'O O O O O O O O O',
    ' O O O O O O O O',
    'O O O O . O O O O',
  ];
  const at = 4 * COLUMNS + 4;
  const blasted = (flavor: number, rows = around, hit = at - 1): number[] => {
    const flight = { path: [], cell: at, hit, crossed: [4, COLUMNS + 4] };
    return [...outcome(full(rows, flavor), flight, flavor, true).pops.keys()];
  };

  it('is refused before the siphon is full, and spent when it is used', () => {
    const state = board(['R R R R R R R R R']);
    expect(play(state, 'blast').refused).toBe('refused.fizz');
    state.fizz = FULL;
    expect(play(state, 'blast').refused).toBeUndefined();
    expect([state.fizz, state.charged, state.blasts]).toEqual([0, true, 1]);
    expect(play(state, 'swap').refused).toBe('refused.charged');
    play(state, up);
    expect(state.charged).toBe(false);
  });

  it('bursts every flavor in its own way', () => {
    expect(blasted(RASPBERRY)).toHaveLength(1 + 4 + 7);
    expect(blasted(LEMON).toSorted((a, b) => a - b)).toEqual([37, 38, 39, 40, 41, 42, 43]);
    expect(blasted(MINT)).toHaveLength(1 + 42);
    expect(blasted(BLUEBERRY)).toEqual([4, COLUMNS + 4]);
    expect(blasted(ORANGE)).toHaveLength(1 + 6);
    expect(blasted(GRAPE)).toHaveLength(1 + 4);
  });

  it('of grape dyes ice and gobstoppers next to it, but no gummies', () => {
    const rows = [...around.slice(0, 3), ' O O O # @ O O O', 'O O O o . O O O O'];
    expect(blasted(GRAPE, rows).toSorted((a, b) => a - b)).toEqual([30, 39, 40, 41]);
  });

  it('of blueberry goes through to the ceiling and needs no room', () => {
    const state = full(around, BLUEBERRY);
    state.charged = true;
    const { refused } = play(state, { angle: 0 });
    expect(refused).toBeUndefined();
    expect(state.cells.filter((kind) => kind === 4).length).toBeLessThan(42);
  });
});

describe('the queue', () => {
  it('holds only flavors that are on the board, in every level, at every shot', () => {
    for (const level of rules.levels.slice(0, 48)) {
      const rng = createRng(`queue ${level.id}`);
      const state = deal(level.params, rng, fresh);
      for (let shot = 0; shot < 14 && rules.status(state) === 'playing'; shot += 1) {
        for (const flavor of state.queue) expect(state.cells.concat(state.other)).toContain(flavor);
        const open = rules.inputs(state, rng).filter((input) => typeof input === 'object');
        rules.step(state, rng.pick(open), { rng, cue: () => {} });
      }
    }
  });

  it('changes places on a swap, without costing a sweet', () => {
    const state = board(['R R R R R R R R R'], [0, 3]);
    play(state, 'swap');
    expect(state.queue).toEqual([3, 0]);
    expect(state.left).toBe(20);
  });
});

describe('levels', () => {
  it('have boards that all hang together, with as many gummies as they say, none under the ceiling', () => {
    for (const { id, params } of rules.levels) {
      if (params.mode === 'endless') continue;
      const state = deal(params, createRng(id), fresh);
      expect(hanging(gridFor(state), state.cells), id).toEqual([]);
      const gummies = state.cells.flatMap((kind, cell) => (kind === GUMMY ? [cell] : []));
      expect(gummies, id).toHaveLength(params.recipe.gummies);
      expect(
        gummies.every((cell) => cell >= COLUMNS),
        id,
      ).toBe(true);
      for (const kind of [STONE, POPPER]) {
        expect(state.cells.slice(0, COLUMNS), id).not.toContain(kind);
      }
      expect(state.target, id).toBeGreaterThan(2);
    }
  });

  it('are won when the last sweet has gone, with points for what is left', () => {
    const state = board(['. . . . R R . . .']);
    const angle = [0, 20, 40, 60].find(
      (at) => outcome(state, aim(state, at, false), 0, false).pops.size === 3,
    );
    const { cues } = play(state, { angle: angle ?? 0 });
    expect(rules.status(state)).toBe('won');
    expect(cues).toContain('spare');
    expect(rules.stars?.(state)).toBe(3);
    expect(state.score).toBe(30 + 19 * 250);
    expect(rules.inputs(state, createRng('over'))).toEqual([]);
    expect(play(state, up).refused).toBe('refused.over');
  });

  it('are lost when the jar is empty, and say how close it was', () => {
    const state = { ...board(['R . . L . . . . L']), left: 1 };
    play(state, up);
    expect(rules.status(state)).toBe('lost');
    expect(rules.ending?.(state)).toMatchObject({
      reason: 'reason.shots',
      almost: 'almost.few',
      value: 4,
    });
  });

  it('are lost with a word of help where nothing was close', () => {
    const state: State = { ...board(['R L M B R L M B G']), left: 0, level: 2, losses: 1 };
    expect(rules.ending?.(state)).toEqual({ reason: 'reason.shots', almost: 'almost.high' });
    const third = { ...state, losses: 2 };
    expect(rules.ending?.(third)).toMatchObject({ almost: 'almost.help', value: 3 });
  });

  it('give three sweets more after three losses, and forget them after a win', () => {
    const [, second] = rules.levels;
    if (!second) throw new Error('there is no second level');
    const plain = deal(second.params, createRng('a'), fresh);
    const helped = deal(second.params, createRng('a'), { level: 2, losses: 3 });
    expect(helped.left).toBe(plain.left + 3);
    expect(deal(second.params, createRng('a'), { level: 9, losses: 3 }).left).toBe(plain.left);
    expect(rules.career?.parse({ level: 7, losses: 'two' })).toMatchObject({
      ok: true,
      value: { level: 7, losses: 0 },
    });
    expect(rules.career?.of({ ...helped, left: 0 })).toEqual({ level: 2, losses: 4 });
    expect(rules.career?.of({ ...helped, cells: helped.cells.map(() => EMPTY) }).losses).toBe(0);
  });

  it('stay in sight while sweets are piled up below them, until these would reach the siphon', () => {
    const tall = rules.levels.find(({ id }) => id === 'glass-16');
    if (!tall) throw new Error('there is no tall level');
    const state = deal(tall.params, createRng('tall'), fresh);
    const { top } = state;
    const column = COLUMNS * (top + 7) + 4;
    state.cells[column + COLUMNS] = STONE;
    fitRows(state);
    state.cells[column + COLUMNS * 2] = STONE;
    fitRows(state);
    expect(state.top).toBe(top);
    state.cells[column + COLUMNS * 3] = STONE;
    fitRows(state);
    expect(state.top).toBe(top + 1);
  });

  it('slide down when what was in sight is gone', () => {
    const tall = rules.levels.find(({ id }) => id === 'glass-16');
    if (!tall) throw new Error('there is no tall level');
    const state = deal(tall.params, createRng('tall'), fresh);
    expect(state.top).toBeGreaterThan(0);
    state.cells.fill(EMPTY, 4 * COLUMNS);
    play(state, up);
    expect(state.top).toBe(0);
    expect(presentOf(state).length).toBeGreaterThan(0);
  });
});

describe('the endless pour', () => {
  it('brings a row after so many shots, keeps the pattern of rows, and ends at the line', () => {
    const pour = rules.levels.at(-1);
    if (pour?.params.mode !== 'endless') throw new Error('the pour is not the last level');
    const rng = createRng('pour');
    const state = deal(pour.params, rng, fresh);
    let poured = 0;
    for (let shot = 0; rules.status(state) === 'playing' && shot < 400; shot += 1) {
      const before = state.cells.map((kind, cell) => [kind, hexCenter(gridFor(state), cell).x]);
      rules.step(state, { angle: rng.int(1201) - 600 }, { rng, cue: () => {} });
      if (state.poured === poured) continue;
      poured = state.poured;
      // What was there keeps its place across, one row lower.
      const unchanged = state.cells
        .slice(COLUMNS)
        .filter((kind, cell) => kind !== EMPTY && kind === before[cell]?.[0]);
      expect(unchanged.length).toBeGreaterThan(5);
      expect(
        state.cells.every((kind, cell) => kind === EMPTY || hexExists(gridFor(state), cell)),
      ).toBe(true);
    }
    expect(poured).toBeGreaterThan(0);
    expect(rules.status(state)).toBe('over');
    expect(lowestRow(state.cells)).toBeGreaterThanOrEqual(LAST_ROW);
  });
});

describe('what comes from outside', () => {
  it.each([null, 'fire', 12, { angle: 791 }, { angle: 0.5 }, { angle: '1' }, [[]]])(
    'is refused as an input: %j',
    (raw) => {
      expect(rules.parseInput(raw)).toMatchObject({ ok: false });
    },
  );

  it('is taken as params only where a level is made like it', () => {
    expect(rules.parseParams(JSON.parse(JSON.stringify(first.params)))).toMatchObject({ ok: true });
    expect(rules.parseParams({ ...first.params, shots: 999 })).toMatchObject({ ok: false });
  });
});
