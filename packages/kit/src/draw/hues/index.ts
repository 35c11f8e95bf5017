/**
 * The colors of places, hours or teams as a table: a row for each role, a column for each name. A
 * role's colors stand side by side, so that one that stands out is seen at once.
 *
 * ```ts
 * export const THEMES = hues(['dawn', 'noon', 'night'], {
 *   sky: ['#5a6fd0 #2f9df0 #0b0a2e', '#ffe0a6 #fdf3cf #7d2a86'], // from the top down
 *   wall: '#7d6aa6 #c8784f #2a2168',
 * });
 * THEMES.night.wall; // '#2a2168'
 * THEMES.dawn.sky; // ['#5a6fd0', '#ffe0a6']
 * ```
 */

/** Colors, one for each name, separated by spaces; several rows make a list for each name. */
type Row = string | readonly string[];

/** The colors of one name. */
export type Hues<Rows extends Readonly<Record<string, Row>>> = {
  readonly [Role in keyof Rows]: Rows[Role] extends string ? string : readonly string[];
};

/** @throws Error naming a role whose row is too short or too long */
export function hues<Name extends string, const Rows extends Readonly<Record<string, Row>>>(
  names: readonly Name[],
  rows: Rows,
): Readonly<Record<Name, Hues<Rows>>> {
  const cell = (role: string, row: string, at: number): string => {
    const colors = row.split(' ');
    const color = colors[at];
    if (color === undefined || colors.length !== names.length) {
      throw new Error(`hues: ${role} has ${colors.length} colors for ${names.length} names`);
    }
    return color;
  };
  const column = (at: number): object =>
    Object.fromEntries(
      Object.entries(rows).map(([role, row]) => [
        role,
        typeof row === 'string' ? cell(role, row, at) : row.map((one) => cell(role, one, at)),
      ]),
    );
  return Object.fromEntries(names.map((name, at) => [name, column(at)])) as Record<
    Name,
    Hues<Rows>
  >;
}
