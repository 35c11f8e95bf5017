/** Ends the address of a game that loads ahead of its play: it waits until the page shows it. */
export const HELD = '#held';
