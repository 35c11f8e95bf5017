/** The keepers of the shops, from the easiest to the hardest. */
export const RIVALS = ['pip', 'gull', 'cat', 'fox', 'badger', 'owl'] as const;
export type RivalName = (typeof RIVALS)[number];

/** Who may sit at the other side of the table. */
export const NAMES = ['nobody', 'friend', ...RIVALS] as const;
