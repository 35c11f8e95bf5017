import { FESTIVAL } from './festival.ts';
import { HIGH_MOON } from './high-moon.ts';
import { PAPER_BOATS } from './paper-boats.ts';
import { REED_SONGS } from './reed-songs.ts';
import { SILVER_TIDE } from './silver-tide.ts';
import type { Song } from './song.ts';
import { STILL_WATER } from './still-water.ts';

export type { Song } from './song.ts';

/** In the order in which stars open them. */
export const PACKS: readonly {
  readonly name: string;
  readonly needs: number;
  readonly songs: readonly Song[];
}[] = [
  { name: 'still-water', needs: 0, songs: STILL_WATER },
  { name: 'paper-boats', needs: 6, songs: PAPER_BOATS },
  { name: 'reed-songs', needs: 16, songs: REED_SONGS },
  { name: 'silver-tide', needs: 30, songs: SILVER_TIDE },
  { name: 'high-moon', needs: 44, songs: HIGH_MOON },
  { name: 'festival', needs: 60, songs: FESTIVAL },
];

export const SONGS: readonly Song[] = PACKS.flatMap(({ songs }) => songs);

const BY_ID: ReadonlyMap<string, Song> = new Map(SONGS.map((song) => [song.id, song]));

export function songOf(id: string): Song | undefined {
  return BY_ID.get(id);
}
