import { midiOf, QUARTER, readKey, type Key } from './pitch.ts';

/** A song as text. See `readTune` for the notation. */
export type Tune = {
  /** `C`, `F#m`, `Eb`. */
  readonly key: string;
  /** `3/4`. */
  readonly meter: string;
  /** The length of a bare letter: `1/8`. */
  readonly unit: string;
  /** Quarter notes a minute. */
  readonly tempo: number;
  readonly tune: string;
};

/** One note of a melody; times in pulses from the beginning of the song. */
export type Note = { readonly at: number; readonly length: number; readonly key: number };

export type Score = {
  readonly notes: readonly Note[];
  /** Where each bar begins; an upbeat is a separate bar. */
  readonly bars: readonly number[];
  /** Pulses in a whole bar, and in one beat of it. */
  readonly bar: number;
  readonly beat: number;
  readonly length: number;
  readonly key: Key;
  /** Quarter notes a minute from each position on; the first is at 0. */
  readonly tempos: readonly { readonly at: number; readonly bpm: number }[];
};

const TOKEN = /\|:|:\||\||\(3|@\d+|z[\d/]*|([_^=]*)([A-Ga-g])([,']*)([\d/]*)(-?)|\S/gy;

/**
 * Parses a melody of one voice. Letters are notes, `C` is middle C and `c` an octave higher, `,`
 * and `'` move an octave down and up; `^` `_` `=` raise, lower and restore to the end of the bar; a
 * number or fraction lengthens or shortens (`G2`, `G3/2`, `G/2`); `z` rests; `(3` fits three notes
 * into the time of two; `-` ties to the next note of that pitch; `@120` sets the tempo; `|:` and
 * `:|` repeat.
 * @throws Error that names the bar: unknown text, or a bar that is too long or too short.
 * The first bar may be an upbeat and the last one short.
 */
export function readTune(tune: Tune): Score {
  return new Reader(tune).read();
}

class Reader {
  readonly #tune: Tune;
  readonly #key: Key;
  readonly #unit: number;
  readonly #bar: number;
  readonly #beat: number;
  readonly #notes: Note[] = [];
  readonly #bars: number[] = [];
  readonly #tempos: { at: number; bpm: number }[];
  #now = 0;
  #barFrom = 0;
  #accidentals = new Map<string, number>();
  /** Notes left of a triplet. */
  #triplet = 0;
  #tied = false;

  constructor(tune: Tune) {
    this.#tune = tune;
    this.#key = readKey(tune.key);
    const [beats, value] = fraction(tune.meter, 'meter');
    const [part, whole] = fraction(tune.unit, 'unit');
    this.#bar = (beats * QUARTER * 4) / value;
    this.#unit = (part * QUARTER * 4) / whole;
    // Six eighths are felt as two beats.
    this.#beat = value === 8 && beats % 3 === 0 ? (QUARTER * 3) / 2 : (QUARTER * 4) / value;
    if (!(tune.tempo > 0)) throw new Error(`tempo: expected more than 0, got ${tune.tempo}`);
    this.#tempos = [{ at: 0, bpm: tune.tempo }];
  }

  read(): Score {
    for (const token of unfolded(this.#tune.tune)) this.#take(token);
    const left = this.#now - this.#barFrom;
    if (left > this.#bar) this.#fail(`${left} pulses in a bar of ${this.#bar}`);
    if (left > 0) this.#bars.push(this.#barFrom);
    if (this.#triplet > 0) this.#fail('a triplet is not full');
    if (this.#notes.length === 0) throw new Error('tune: there are no notes');
    return {
      notes: this.#notes,
      bars: this.#bars,
      bar: this.#bar,
      beat: this.#beat,
      length: this.#now,
      key: this.#key,
      tempos: this.#tempos,
    };
  }

  #take(token: RegExpMatchArray): void {
    const [text, marks, letter, octaves = '', length = '', tie] = token;
    if (text === '|') this.#closeBar();
    else if (text === '(3') this.#triplet = 3;
    else if (text.startsWith('@')) this.#setTempo(Number(text.slice(1)));
    else if (text.startsWith('z')) this.#pass(this.#lengthOf(text.slice(1)));
    else if (letter !== undefined) {
      this.#sing(this.#pitch(letter, octaves, marks ?? ''), this.#lengthOf(length), tie === '-');
    } else this.#fail(`"${text}" cannot be read`);
  }

  #closeBar(): void {
    const length = this.#now - this.#barFrom;
    const upbeat = this.#bars.length === 0 && length > 0 && length < this.#bar;
    if (length !== this.#bar && !upbeat) {
      this.#fail(`${length / QUARTER} quarters in a bar of ${this.#bar / QUARTER}`);
    }
    this.#bars.push(this.#barFrom);
    this.#barFrom = this.#now;
    this.#accidentals = new Map();
  }

  #setTempo(bpm: number): void {
    const last = this.#tempos.at(-1);
    if (last?.at === this.#now) last.bpm = bpm;
    else this.#tempos.push({ at: this.#now, bpm });
  }

  #pitch(letter: string, octaves: string, marks: string): number {
    const name = letter + octaves;
    if (marks !== '') {
      let raised = 0;
      for (const mark of marks) raised += mark === '^' ? 1 : mark === '_' ? -1 : 0;
      this.#accidentals.set(name, raised);
    }
    let up = 0;
    for (const mark of octaves) up += mark === "'" ? 1 : -1;
    const raised = this.#accidentals.get(name) ?? this.#key.raised[letter.toUpperCase()] ?? 0;
    return midiOf(letter, up, raised);
  }

  #sing(key: number, length: number, tie: boolean): void {
    const last = this.#notes.at(-1);
    if (this.#tied) {
      if (last?.key !== key) this.#fail('a tie joins two different notes');
      else this.#notes[this.#notes.length - 1] = { ...last, length: last.length + length };
    } else this.#notes.push({ at: this.#now, length, key });
    this.#tied = tie;
    this.#pass(length);
  }

  #pass(length: number): void {
    this.#now += length;
    if (this.#triplet > 0) this.#triplet -= 1;
  }

  #lengthOf(text: string): number {
    const [, above = '', slash = '', below = ''] =
      /^(\d*)(\/?)(\d*)$/.exec(text) ?? this.#fail(`length "${text}"`);
    const part = (above === '' ? 1 : Number(above)) / (slash === '' ? 1 : Number(below || 2));
    const length = (this.#unit * part * (this.#triplet > 0 ? 2 : 3)) / 3;
    if (!Number.isInteger(length) || length <= 0) this.#fail(`length "${text}" is no whole pulse`);
    return length;
  }

  #fail(what: string): never {
    throw new Error(`tune, bar ${this.#bars.length + 1}: ${what}`);
  }
}

function fraction(text: string, name: string): [number, number] {
  const [, above, below] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (!above || !below) throw new Error(`${name}: expected two numbers like 3/4, got "${text}"`);
  return [Number(above), Number(below)];
}

/** The tokens with repeats expanded; repeat signs become bar lines. */
function unfolded(tune: string): RegExpMatchArray[] {
  const plain: RegExpMatchArray[] = [];
  let from = 0;
  const bar = (): void => {
    if (plain.length > 0 && plain.at(-1)?.[0] !== '|') plain.push(['|'] as RegExpMatchArray);
  };
  for (const token of tune.replaceAll(/\s+/g, '').matchAll(TOKEN)) {
    if (token[0] === '|:') {
      bar();
      from = plain.length;
    } else if (token[0] === ':|') {
      bar();
      plain.push(...plain.slice(from));
      from = plain.length;
    } else if (token[0] === '|') bar();
    else plain.push(token);
  }
  return plain;
}
