/** Pulses in a quarter note: eighths, sixteenths and triplets of them are whole numbers. */
export const QUARTER = 48;

/** Semitones above C of the seven letters. */
const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
/** The order in which keys add sharps; flats start from its end. */
const SHARPS = 'FCGDAEB';
/** Sharps (or, negative, flats) of major keys. */
const FIFTHS: Readonly<Record<string, number>> = { F: -1, C: 0, G: 1, D: 2, A: 3, E: 4, B: 5 };

export type Key = {
  /** Semitones above C. */
  readonly tonic: number;
  readonly minor: boolean;
  /** Semitones by which this key raises a letter. */
  readonly raised: Readonly<Record<string, number>>;
};

/**
 * Parses a key: a letter, `#` or `b`, and `m` for minor: `C`, `F#m`, `Eb`.
 * @throws Error if it is invalid
 */
export function readKey(text: string): Key {
  const found = /^([A-G])([#b]?)(m?)$/.exec(text);
  const [, letter = '', accidental = '', mode = ''] = found ?? [];
  const fifths = FIFTHS[letter];
  const semitones = LETTERS[letter];
  if (fifths === undefined || semitones === undefined) {
    throw new Error(`key: expected a letter, # or b, and m, like F#m; got "${text}"`);
  }
  const shift = accidental === '#' ? 1 : accidental === 'b' ? -1 : 0;
  const sharps = fifths + shift * 7 - (mode === 'm' ? 3 : 0);
  const raised: Record<string, number> = {};
  const touched = sharps < 0 ? [...SHARPS].reverse() : [...SHARPS];
  for (let count = 0; count < Math.abs(sharps); count += 1) {
    const name = touched[count % 7] ?? 'F';
    raised[name] = (raised[name] ?? 0) + Math.sign(sharps);
  }
  return { tonic: (semitones + shift + 12) % 12, minor: mode === 'm', raised };
}

/** The MIDI key of a letter: upper case from middle C up, lower case an octave above. */
export function midiOf(letter: string, octaves: number, raised: number): number {
  const upper = letter.toUpperCase();
  const base = (LETTERS[upper] ?? 0) + (letter === upper ? 60 : 72);
  return base + octaves * 12 + raised;
}
