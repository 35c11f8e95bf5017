/** A flick's way on the screen. Right and left roll the board, down turns it, up turns the rider. */
export const WAYS = ['r', 'l', 'd', 'u', 'dr', 'dl', 'ur', 'ul'] as const;
export type Way = (typeof WAYS)[number];

/** What turns in one flight of the board: whole rolls, half turns of the board, half turns of the rider. */
export type Turns = { readonly roll: number; readonly yaw: number; readonly body: number };

export const TURNS_OF: Readonly<Record<Way, Turns>> = {
  r: { roll: 1, yaw: 0, body: 0 },
  l: { roll: -1, yaw: 0, body: 0 },
  d: { roll: 0, yaw: 1, body: 0 },
  u: { roll: 0, yaw: 0, body: 1 },
  dr: { roll: 1, yaw: 1, body: 0 },
  dl: { roll: -1, yaw: 1, body: 0 },
  ur: { roll: 1, yaw: 0, body: 1 },
  ul: { roll: -1, yaw: 0, body: 1 },
};

type Trick = { readonly id: string; readonly points: number; readonly ticks: number };

/** By rolls, half turns of the board, half turns of the rider. `ticks` at 60 a second. */
const TABLE: Readonly<Record<string, Trick>> = {
  '1 0 0': { id: 'kickflip', points: 100, ticks: 19 },
  '-1 0 0': { id: 'heelflip', points: 110, ticks: 19 },
  '2 0 0': { id: 'double-kickflip', points: 260, ticks: 28 },
  '-2 0 0': { id: 'double-heelflip', points: 280, ticks: 28 },
  '0 1 0': { id: 'shuvit', points: 90, ticks: 16 },
  '0 2 0': { id: 'shuvit-360', points: 220, ticks: 25 },
  '0 0 1': { id: 'turn-180', points: 90, ticks: 18 },
  '0 0 2': { id: 'turn-360', points: 240, ticks: 28 },
  '1 1 0': { id: 'varial-kickflip', points: 200, ticks: 22 },
  '-1 1 0': { id: 'varial-heelflip', points: 210, ticks: 22 },
  '1 2 0': { id: 'tre-flip', points: 360, ticks: 29 },
  '-1 2 0': { id: 'laser-flip', points: 380, ticks: 29 },
  '1 0 1': { id: 'flip-180', points: 230, ticks: 24 },
  '-1 0 1': { id: 'heel-180', points: 240, ticks: 24 },
  '0 1 1': { id: 'bigspin', points: 230, ticks: 25 },
  '1 1 1': { id: 'bigspin-flip', points: 380, ticks: 30 },
  '-1 1 1': { id: 'bigspin-heel', points: 390, ticks: 30 },
};

export const TRICKS: readonly string[] = Object.values(TABLE).map(({ id }) => id);

/** The trick that these turns make, if it has a name. */
export function trickOf({ roll, yaw, body }: Turns): Trick | undefined {
  return TABLE[`${roll} ${yaw} ${body}`];
}

/** A flick into a trick that has hardly begun makes it a bigger one; nothing where there is none. */
export function grown(turns: Turns, way: Way): Turns | undefined {
  const { roll, yaw, body } = TURNS_OF[way];
  const made = { roll: turns.roll + roll, yaw: turns.yaw + yaw, body: turns.body + body };
  return trickOf(made) ? made : undefined;
}

/** Flicks that make a trick, one after the other. */
export function flicksOf(id: string): readonly Way[] {
  const single = WAYS.find((way) => trickOf(TURNS_OF[way])?.id === id);
  if (single) return [single];
  for (const one of WAYS) {
    for (const other of WAYS) {
      const made = grown(TURNS_OF[one], other);
      if (made && trickOf(made)?.id === id) return [one, other];
    }
  }
  return [];
}

export const GRINDS: readonly string[] = ['fifty', 'boardslide', 'crooked', 'feeble'];

/** How a rail is taken, one of `GRINDS`: by what the last flick turned. */
export function grindOf(turns: Turns | null): string {
  if (!turns) return 'fifty';
  if (turns.body !== 0) return 'boardslide';
  return turns.yaw !== 0 ? 'crooked' : 'feeble';
}
