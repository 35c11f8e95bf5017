import {
  accompany,
  chordsOf,
  makeChart,
  readTune,
  type Accompaniment,
  type Chart,
  type Chord,
  type Score,
} from '@playgrove/kit/logic/beat';
import { SONGS, songOf, type Song } from '../songs/index.ts';
import { HZ, LANES, type State } from './state.ts';

/** Ways in which each song can be laid out. */
export const LAYOUTS = 3;
/** Songs of the endless mode are cut to this many bars. */
export const EXCERPT = 12;
/** The finale: this many bars at a song's end. */
const LAST_BARS = 4;

/** A song ready to be played. */
export type Piece = {
  readonly song: Song;
  readonly chart: Chart;
  readonly parts: readonly Accompaniment[];
  readonly chords: readonly Chord[];
  /** Points to be had. */
  readonly most: number;
  /** The tick at which the last bars begin. */
  readonly finale: number;
};

export const POINTS = [100, 60, 30] as const;
/** For a note held to its end. */
export const HELD = 50;

const scores = new Map<string, Score>();
const pieces = new Map<string, Piece>();

/** @throws Error for a song there is not */
export function pieceOf(id: string, layout: number, speed = 100, bars?: number): Piece {
  const name = `${id} ${layout} ${speed} ${bars ?? 'all'}`;
  let piece = pieces.get(name);
  if (!piece) {
    piece = prepared(id, layout, speed, bars);
    // Made again at need: the same comes out.
    if (pieces.size > 40) pieces.clear();
    pieces.set(name, piece);
  }
  return piece;
}

/** What is being played. */
export function playing(state: Pick<State, 'song' | 'seed' | 'speed' | 'params'>): Piece {
  const bars = state.params.mode === 'endless' ? EXCERPT : undefined;
  return pieceOf(state.song, state.seed % LAYOUTS, state.speed, bars);
}

function prepared(id: string, layout: number, speed: number, bars: number | undefined): Piece {
  const song = songOf(id);
  if (!song) throw new Error(`there is no song "${id}" among ${SONGS.length}`);
  let score = scores.get(id);
  if (!score) {
    score = readTune(song);
    scores.set(id, score);
  }
  const chart = makeChart(score, {
    hz: HZ,
    lanes: LANES,
    seed: layout,
    speed: speed / 100,
    ...(bars !== undefined && { bars }),
  });
  const most = chart.notes.reduce((sum, { hold }) => sum + POINTS[0] + (hold > 0 ? HELD : 0), 0);
  const lastBar = chart.bars.at(-LAST_BARS) ?? 0;
  return {
    song,
    chart,
    parts: accompany(score, chart),
    chords: chordsOf(score),
    most,
    finale: Math.max(lastBar, chart.end / 2),
  };
}
