import { lintChart, readTune } from '@playgrove/kit/logic/beat';
import { Session } from '@playgrove/kit/session';
import { describe, expect, it } from 'vitest';
import { read, type Reader } from './bot.ts';
import { percent, rules, type Input, type State } from './rules.ts';
import { LAYOUTS, pieceOf, playing } from './rules/charts.ts';
import { SAFE_TICKS, VOICES, voicesNow } from './rules/play.ts';
import { HZ } from './rules/state.ts';
import { LONGEST_LAG, PERIOD } from './rules/tuning.ts';
import { PACKS, SONGS } from './songs/index.ts';

const AUTO: Reader = { jitter: 0, blind: 0, slips: 0 };
const KEEN: Reader = { jitter: 20, blind: 0, slips: 0 };
const SLOPPY: Reader = { jitter: 90, blind: 0.1, slips: 0.03 };
const LONGEST = 4 * 60 * HZ;

type Start = { readonly params: State['params']; readonly career?: Record<string, number> };

const session = ({ params, career }: Start, seed = 'test') =>
  new Session(rules, { level: 'test', params, seed, ...(career && { career: career as never }) });

const stateOf = (of: ReturnType<typeof session>): State => of.state as unknown as State;

/** Plays to the end, or this many ticks. */
function play(start: Start, reader: Reader, ticks = LONGEST, seed = 'test') {
  const game = session(start, seed);
  const cues: { name: string; value?: number | undefined }[] = [];
  while (game.status === 'playing' && game.time < ticks) {
    const input = read(stateOf(game), reader);
    if (input) {
      const outcome = game.apply(input);
      if (outcome.ok) cues.push(...outcome.cues);
    }
    if (game.status === 'playing') cues.push(...game.advance());
  }
  return { game, state: stateOf(game), cues };
}

const song = (id: string): Start => ({ params: { mode: 'song', song: id } });
const stars = (state: State): number => rules.stars?.(state) ?? 0;

/** Passes time without touching anything. */
const idle = (game: ReturnType<typeof session>, ticks: number): void => {
  for (let tick = 0; tick < ticks && game.status === 'playing'; tick += 1) game.advance();
};
const tap = (game: ReturnType<typeof session>, lane: number) => game.apply({ kind: 'tap', lane });
/** The lane of a note of the song that is being played. */
const laneOf = (game: ReturnType<typeof session>, index: number): number =>
  playing(stateOf(game)).chart.notes[index]?.lane ?? 0;

describe('the songs', () => {
  it('are thirty-seven, each by somebody long dead or by nobody in particular', () => {
    expect(SONGS.length).toBe(37);
    expect(new Set(SONGS.map(({ id }) => id)).size).toBe(37);
    for (const { by } of SONGS) {
      const year = /\d{4}/.exec(by)?.[0];
      expect(year === undefined ? by : Number(year) < 1926, by).toBeTruthy();
    }
  });

  it.each(SONGS.map((each) => [each.id, each] as const))(
    '%s can be read, and played with one finger in every layout',
    (id, each) => {
      const score = readTune(each);
      expect(score.notes.length).toBeGreaterThanOrEqual(30);
      for (let layout = 0; layout < LAYOUTS; layout += 1) {
        const { chart } = pieceOf(id, layout);
        expect(lintChart(chart, { hz: HZ })).toEqual([]);
        expect(chart.notes).toHaveLength(score.notes.length);
        expect(chart.end / HZ).toBeGreaterThan(20);
        expect(chart.end / HZ).toBeLessThan(75);
      }
    },
  );

  it('stay playable however fast the endless night makes them', () => {
    for (const { id } of SONGS) {
      for (const speed of [107, 142, 184, 240]) {
        expect(lintChart(pieceOf(id, 1, speed, 12).chart, { hz: HZ })).toEqual([]);
      }
    }
  });

  it('come in packs that grow harder', () => {
    const pace = PACKS.map(({ songs }) => {
      const rates = songs.map(({ id }) => {
        const { chart } = pieceOf(id, 0);
        return chart.notes.length / (chart.end / HZ);
      });
      return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
    });
    expect(pace.at(-1)).toBeGreaterThan((pace[0] ?? 0) * 2);
    const drifts = PACKS.map(({ songs }) => songs[0]?.drift ?? 0);
    expect(drifts).toEqual([...drifts].sort((one, other) => other - one));
  });
});

describe('playing', () => {
  it.each(SONGS.map(({ id }) => id))('%s: perfect by itself, three stars within 20 ms', (id) => {
    const auto = play(song(id), AUTO).state;
    expect(percent(auto)).toBe(100);
    expect(auto.misses + auto.strays).toBe(0);
    const keen = play(song(id), KEEN).state;
    expect(stars(keen)).toBe(3);
    const sloppy = play(song(id), SLOPPY).state;
    expect(percent(sloppy)).toBeLessThan(percent(keen) - 10);
    expect(sloppy.score).toBeLessThan(keen.score * 0.6);
    expect(stars(sloppy)).toBeLessThan(3);
  });

  it('waits for the first lantern, however long', () => {
    const game = session(song('joy'));
    idle(game, 900);
    expect(stateOf(game).clock).toBe(0);
    expect(tap(game, laneOf(game, 0)).ok).toBe(true);
    idle(game, 10);
    expect(stateOf(game)).toMatchObject({ clock: 10, hits: 1 });
  });

  it('waits for the first four of the first song, so that nobody learns by losing', () => {
    const game = session(song('twinkle'));
    for (let note = 0; note < 4; note += 1) {
      idle(game, 400);
      tap(game, laneOf(game, note));
    }
    expect(stateOf(game)).toMatchObject({
      hits: 4,
      misses: 0,
      marks: expect.stringMatching(/^aaaa-/),
    });
  });

  it('cannot be lost in its first ten seconds', () => {
    const game = session(song('bumblebee'));
    tap(game, laneOf(game, 0));
    idle(game, SAFE_TICKS - 1);
    expect(stateOf(game).misses).toBeGreaterThan(20);
    expect(game.status).toBe('playing');
    idle(game, 600);
    expect(game.status).toBe('lost');
    expect(rules.ending?.(stateOf(game))).toMatchObject({
      reason: 'reason.missed',
      almost: 'almost.ring',
    });
    const again = { ...stateOf(game), falls: 2 };
    expect(rules.ending?.(again)?.almost).toBe('almost.gentle');
  });

  it('punishes drumming on all keys', () => {
    const game = session(song('sailor'));
    for (let tick = 0; tick < 1800 && game.status === 'playing'; tick += 1) {
      tap(game, tick % 4);
      if (game.status === 'playing') game.advance();
    }
    expect(game.status).toBe('lost');
    expect(rules.ending?.(stateOf(game))?.reason).toBe('reason.strayed');
  });

  it('lets keys be tried where no lantern is near', () => {
    const game = session(song('gymnopedie'));
    tap(game, laneOf(game, 0));
    const before = stateOf(game).light;
    const rest = playing(stateOf(game)).chart.notes.findIndex(({ hold }) => hold > 100) + 1 || 1;
    idle(game, (playing(stateOf(game)).chart.notes[rest - 1]?.tick ?? 0) + 60);
    const { strays, light } = stateOf(game);
    const outcome = tap(game, 0);
    expect(outcome.ok && outcome.cues.map(({ name }) => name)).toContain('ripple');
    expect(stateOf(game)).toMatchObject({ strays, light });
    expect(before).toBeGreaterThan(0);
  });

  it('plays the very notes of the melody, as they are tapped', () => {
    const { cues } = play(song('joy'), KEEN);
    const sung = cues.filter(({ name }) => /^(note|hold)\./.test(name)).map(({ value }) => value);
    const joy = SONGS.find(({ id }) => id === 'joy');
    expect(sung).toEqual(joy && readTune(joy).notes.map(({ key }) => key));
  });

  it('brings in bass, chords and a second voice with the streak, and silences them when it breaks', () => {
    const { cues } = play(song('yankee'), AUTO);
    const names = cues.map(({ name }) => name);
    const first = (name: string): number => names.indexOf(name);
    expect(first('voice.1')).toBeGreaterThan(0);
    expect(first('bass')).toBeGreaterThan(first('voice.1'));
    expect(first('chord')).toBeGreaterThan(first('voice.2'));
    expect(first('second.harp')).toBeGreaterThan(first('voice.3'));
    const game = session(song('yankee'));
    while (stateOf(game).streak < VOICES[0]) {
      const input = read(stateOf(game), AUTO);
      if (input) game.apply(input);
      game.advance();
    }
    expect(voicesNow(stateOf(game))).toBe(1);
    idle(game, 120);
    expect(voicesNow(stateOf(game))).toBe(0);
  });

  it('gives the whole of a held note to who holds it, a part to who lets go', () => {
    const whole = session(song('row'));
    const { chart } = playing(stateOf(whole));
    const at = chart.notes.findIndex(({ hold }) => hold > 0);
    const reach = (game: ReturnType<typeof session>): void => {
      while (stateOf(game).holding !== at) {
        const input = read(stateOf(game), AUTO);
        if (input) game.apply(input);
        game.advance();
      }
    };
    reach(whole);
    const points = stateOf(whole).points;
    idle(whole, chart.notes[at]?.hold ?? 0);
    expect(stateOf(whole).points).toBe(points + 50);
    const part = session(song('row'));
    reach(part);
    idle(part, Math.floor((chart.notes[at]?.hold ?? 0) / 2));
    part.apply({ kind: 'lift', lane: laneOf(part, at) });
    expect(stateOf(part).points).toBeGreaterThan(points + 10);
    expect(stateOf(part).points).toBeLessThan(points + 40);
  });

  it('counts double in the last bars', () => {
    const { cues } = play(song('joy'), AUTO);
    expect(cues.filter(({ name }) => name === 'last')).toHaveLength(1);
    expect(cues.filter(({ name }) => name === 'finale')).toHaveLength(1);
  });

  it('burns longer after three lost songs, until one is finished', () => {
    const light = (falls: number): number => {
      const game = session({ ...song('sailor'), career: { eye: 0, ear: 0, falls } });
      tap(game, laneOf(game, 0));
      idle(game, SAFE_TICKS + 60);
      return stateOf(game).light;
    };
    expect(light(3)).toBeGreaterThan(light(0));
    const { state } = play({ ...song('joy'), career: { eye: 0, ear: 0, falls: 5 } }, AUTO);
    expect(rules.career?.of(state)).toMatchObject({ falls: 0 });
  });
});

describe('the endless night', () => {
  it('grows faster song by song, and ends for who cannot follow', () => {
    const keen = play({ params: { mode: 'endless' } }, KEEN, 90 * HZ);
    expect(keen.state.stage).toBeGreaterThanOrEqual(2);
    expect(keen.state.speed).toBe(100 + keen.state.stage * 7);
    const poor = play({ params: { mode: 'endless' } }, { jitter: 130, blind: 0.25, slips: 0.05 });
    expect(poor.game.status).toBe('over');
    expect(poor.state.score).toBeLessThan(keen.state.score);
  });
});

describe('a device that lags', () => {
  it('is met by the lag that was measured: a late player is perfect again', () => {
    const lag = 7;
    const late = { ...song('turca'), career: { eye: lag, ear: lag, falls: 0 } };
    expect(percent(play(late, KEEN).state)).toBe(100);
    // Without it the same taps are late.
    const game = session(song('turca'));
    tap(game, laneOf(game, 0));
    const second = playing(stateOf(game)).chart.notes[1];
    idle(game, (second?.tick ?? 0) + lag);
    tap(game, second?.lane ?? 0);
    expect(stateOf(game).marks.slice(0, 2)).toBe('ac');
  });

  it('is mentioned at the end of a song whose taps were all late', () => {
    const game = session(song('joy'));
    while (game.status === 'playing') {
      const { chart } = playing(stateOf(game));
      const { clock, next } = stateOf(game);
      const note = chart.notes[next];
      if (note && (next === 0 || clock === note.tick + 5)) tap(game, note.lane);
      if (game.status === 'playing') game.advance();
    }
    expect(rules.ending?.(stateOf(game))).toMatchObject({ almost: 'almost.late', value: 82 });
    expect(rules.ending?.(play(song('joy'), KEEN).state)?.almost).toBeUndefined();
  });

  it('plays the accompaniment ahead by as much as it is heard late', () => {
    const when = (ear: number): number => {
      const game = session({ ...song('yankee'), career: { eye: 0, ear, falls: 0 } });
      for (;;) {
        const input = read(stateOf(game), AUTO);
        if (input) game.apply(input);
        if (game.advance().some(({ name }) => name === 'bass')) return stateOf(game).clock;
      }
    };
    expect(when(0) - when(6)).toBe(6);
  });

  const tuned = (eye: number, ear: number): State => {
    const game = session({ params: { mode: 'tuning' } });
    tap(game, 1);
    while (game.status === 'playing') {
      const { clock } = stateOf(game);
      const lag = clock < 14 * PERIOD ? eye : ear;
      if (clock > PERIOD && (clock - lag) % PERIOD === 0) tap(game, 1);
      game.advance();
    }
    return stateOf(game);
  };

  it('is measured by eye and by ear, and saved for every song', () => {
    const state = tuned(3, 14);
    expect(state.end?.reason).toBe('tuned');
    expect(rules.career?.of(state)).toEqual({ eye: 3, ear: 14, falls: 0 });
  });

  it('is left as it was when nobody taps', () => {
    const game = session({ params: { mode: 'tuning' }, career: { eye: 2, ear: 9, falls: 1 } });
    tap(game, 1);
    while (game.status === 'playing') game.advance();
    expect(stateOf(game).end?.reason).toBe('untuned');
    expect(rules.career?.of(stateOf(game))).toEqual({ eye: 2, ear: 9, falls: 1 });
  });

  it('can be set by hand before the tuning begins, and only then', () => {
    const game = session({ params: { mode: 'tuning' } });
    const nudge: Input = { kind: 'nudge', by: 1 };
    for (let time = 0; time < 40; time += 1) game.apply(nudge);
    expect(stateOf(game).ear).toBe(30);
    tap(game, 1);
    expect(game.apply(nudge)).toMatchObject({ ok: false, why: 'refused.nudge' });
  });

  it.each([
    [
      { eye: 99, ear: -99, falls: -1 },
      { eye: LONGEST_LAG, ear: -LONGEST_LAG, falls: 0 },
    ],
    [
      { eye: 7, ear: 'loud', falls: 2 },
      { eye: 7, ear: 0, falls: 2 },
    ],
    [{ ear: 7 }, { eye: 0, ear: 7, falls: 0 }],
  ])('keeps what it can read of %j', (raw, value) => {
    expect(rules.career?.parse(raw)).toMatchObject({ ok: true, value });
  });
});
