/** What lies around on each table, by the names of its sprites. */
export const PROPS = {
  breakfast: ['croissant', 'strawberry', 'butter', 'cookie', 'hot-beverage', 'pancakes'],
  desk: ['paperclip', 'crayon', 'pushpin', 'triangular-ruler', 'scissors'],
  bench: ['nut-and-bolt', 'gear', 'wrench', 'battery', 'hammer'],
  picnic: ['watermelon', 'sandwich', 'lady-beetle', 'cherries', 'sunflower', 'cheese-wedge'],
  games: ['game-die', 'joker', 'chess-pawn', 'puzzle-piece', 'candy', 'lollipop'],
} as const;
