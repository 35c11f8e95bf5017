/** Kicks of each side before sudden death. */
export const ROUNDS = 5;

const sum = (kicks: readonly number[]): number => kicks.reduce((total, one) => total + one, 0);

export function goalsOf(kicks: readonly number[]): number {
  return sum(kicks);
}

/** How a shootout stands: decided as soon as one side cannot be caught. 1 first, −1 second, 0 open. */
export function decided(first: readonly number[], second: readonly number[]): -1 | 0 | 1 {
  const [a, b] = [sum(first), sum(second)];
  const rounds = Math.max(ROUNDS, first.length, second.length);
  if (a > b + (rounds - second.length)) return 1;
  if (b > a + (rounds - first.length)) return -1;
  return 0;
}

/** All kicks of five are made and it goes on. */
export function sudden(first: readonly number[], second: readonly number[]): boolean {
  return first.length >= ROUNDS && second.length >= ROUNDS;
}

/** The next kick may end it: a goal wins or a miss loses. */
export function atStake(first: readonly number[], second: readonly number[], turn: 0 | 1): boolean {
  return [0, 1].some((goal) =>
    turn === 0 ? decided([...first, goal], second) !== 0 : decided(first, [...second, goal]) !== 0,
  );
}
