import { describe, expect, it } from 'vitest';
import { MINE, flips, legal, margin, opening, other, type Side } from './rules/board.ts';
import { chosen, RIVALS, yardstick, type RivalName } from './rules/rivals.ts';

type Player = RivalName | 'yardstick';

function move(player: Player, cells: readonly number[], side: Side, salt: number): number {
  const cell =
    player === 'yardstick' ? yardstick(cells, side, salt) : chosen(player, cells, side, salt);
  if (cell === undefined) throw new Error(`${player} makes no move where there is one`);
  return cell;
}

/** What `one` leads by at the end, as the side that begins or the other. */
function played(one: Player, two: Player, begins: boolean, seed: number): number {
  const cells = opening();
  const own: Side = begins ? MINE : other(MINE);
  let side: Side = MINE;
  while (legal(cells, side).length > 0 || legal(cells, other(side)).length > 0) {
    if (legal(cells, side).length > 0) {
      const cell = move(side === own ? one : two, cells, side, seed * 7919 + side);
      for (const each of [cell, ...flips(cells, cell, side)]) cells[each] = side;
    }
    side = other(side);
  }
  return margin(cells, own);
}

/** Parts of games won, draws as half, beginning in every other one. */
function winRate(one: Player, two: Player, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game += 1) {
    won += (Math.sign(played(one, two, game % 2 === 0, game)) + 1) / 2;
  }
  return won / games;
}

/** LADDER_GAMES=200 gives the table of the README. */
const GAMES = Number(process.env['LADDER_GAMES'] ?? 0);

const STEPS = RIVALS.slice(1).map((name, below) => [name, RIVALS[below] as RivalName] as const);

describe('the five rivals', () => {
  // Light ones play more games; the sample must show the step, not measure it.
  const sample: Readonly<Record<string, number>> = {
    puffer: 60,
    seahorse: 30,
    ray: 10,
    octopus: 6,
  };

  it.each(STEPS)('%s is a step above %s', { timeout: 3e6 }, (one, two) => {
    const games = GAMES || (sample[one] ?? 10);
    const rate = winRate(one, two, games);
    if (GAMES) console.log(`${one} over ${two}: ${rate.toFixed(3)} of ${games}`);
    expect(rate).toBeGreaterThan(0.6);
  });

  it('stand on both sides of four plies of alpha-beta', { timeout: 3e6 }, () => {
    const [crab, octopus] = [
      winRate('yardstick', 'crab', GAMES || 20),
      winRate('yardstick', 'octopus', GAMES || 2),
    ];
    if (GAMES)
      console.log(`four plies over crab: ${crab.toFixed(3)}, over octopus: ${octopus.toFixed(3)}`);
    expect(crab).toBeGreaterThanOrEqual(0.9);
    expect(octopus).toBeLessThan(0.3);
  });

  it('answer the same to the same position and deal, and differently to other deals', () => {
    const cells = opening();
    const answers = (name: RivalName, salt: number): unknown => chosen(name, cells, MINE, salt);
    for (const name of RIVALS) expect(answers(name, 5)).toBe(answers(name, 5));
    const crabs = Array.from({ length: 12 }, (_, salt) => answers('crab', salt * 977));
    expect(new Set(crabs).size).toBeGreaterThan(1);
  });

  it('have styles that show: the crab grabs most, the puffer keeps to the rim, the ray leaves few moves', () => {
    const tally = (name: RivalName): { flips: number; rim: number; left: number } => {
      let [turned, rim, left, moves] = [0, 0, 0, 0];
      for (let game = 0; game < 4; game += 1) {
        const cells = opening();
        let side: Side = MINE;
        for (let ply = 0; ply < 40; ply += 1) {
          if (legal(cells, side).length > 0) {
            const who = side === MINE ? name : 'seahorse';
            const cell = move(who, cells, side, game * 31 + ply);
            const lines = flips(cells, cell, side);
            for (const each of [cell, ...lines]) cells[each] = side;
            if (side === MINE) {
              moves += 1;
              turned += lines.length;
              const [x, y] = [cell % 8, Math.floor(cell / 8)];
              if (x === 0 || y === 0 || x === 7 || y === 7) rim += 1;
              left += legal(cells, other(side)).length;
            }
          }
          side = other(side);
        }
      }
      return { flips: turned / moves, rim: rim / moves, left: left / moves };
    };
    const [crab, puffer, ray] = (['crab', 'puffer', 'ray'] as const).map(tally);
    expect(crab?.flips).toBeGreaterThan((ray?.flips ?? 9) * 1.2);
    expect(puffer?.rim).toBeGreaterThan((crab?.rim ?? 1) * 1.3);
    expect(ray?.left).toBeLessThan((crab?.left ?? 0) * 0.75);
  });
});
