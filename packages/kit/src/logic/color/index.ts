/**
 * Colors for games: the house palette and its mixtures, lightness, contrast and perceived
 * difference, harmony, names, and how colors look with color blindness. Headless and exact: the
 * same bytes in every engine.
 *
 * @example
 * contrast('#ffffff', DEEP.blue) >= 4.5; // white text may stand on it
 * harmony([{ color: '#2465e0', weight: 3 }, { color: '#ff8a1f', weight: 1 }]).kind; // 'opposites'
 * nameOf('#14c4b4'); // { hue: 'teal', tone: 'bright' }
 * closest(['#ff4b55', '#45d15b']).vision; // who has most trouble with this pair
 */
export * from './harmony.ts';
export * from './measure.ts';
export * from './naming.ts';
export * from './palette.ts';
