/**
 * Everything a game may want to know of a colour: the house palette and its mixtures, lightness,
 * contrast and difference as the eye sees them, harmony of several, names, and how colours look to
 * people who see fewer of them. Headless and exact: the same bytes in every engine.
 *
 * @example
 * contrast('#ffffff', DEEP.blue) >= 4.5; // white text may stand on it
 * harmony([{ colour: '#2465e0', weight: 3 }, { colour: '#ff8a1f', weight: 1 }]).kind; // 'opposites'
 * nameOf('#14c4b4'); // { hue: 'teal', tone: 'bright' }
 * closest(['#ff4b55', '#45d15b']).vision; // who has most trouble with this pair
 */
export * from './harmony.ts';
export * from './measure.ts';
export * from './naming.ts';
export * from './palette.ts';
