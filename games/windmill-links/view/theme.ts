import type { BookName } from '../rules/books.ts';

export type Decor = 'tree' | 'flower' | 'stone' | 'mound' | 'lily' | 'candy' | 'tower';

export type Theme = {
  /** The desk, light to dark, and the book's cover. */
  readonly desk: readonly [string, string];
  readonly cover: string;
  /** The page, and what is printed on it. */
  readonly page: string;
  readonly print: string;
  readonly turf: readonly [light: string, base: string, dark: string];
  readonly wall: readonly [light: string, base: string, dark: string];
  /** Sails, doors and flags. */
  readonly paper: readonly [string, string];
  readonly decor: readonly Decor[];
  readonly leaf: readonly [string, string, string];
};

const LEAF = ['#1f8a4c', '#35b45c', '#7fdc6a'] as const;

const THEMES: Readonly<Record<BookName, Theme>> = {
  mill: {
    desk: ['#4fc0e8', '#1f5fb8'],
    cover: '#c8323f',
    page: '#fff0c9',
    print: '#f2d793',
    turf: ['#8fe35a', '#63c944', '#3d9a3a'],
    wall: ['#ffffff', '#f3ddbb', '#a8744a'],
    paper: ['#ff5a4f', '#ffd23e'],
    decor: ['tree', 'flower', 'flower'],
    leaf: LEAF,
  },
  hills: {
    desk: ['#ffb25c', '#c24a5c'],
    cover: '#2f6fb0',
    page: '#e3f2ff',
    print: '#bcdcf6',
    turf: ['#b7e05a', '#8cc63f', '#5c9732'],
    wall: ['#ffffff', '#ffd9a8', '#b0663c'],
    paper: ['#ff8a1f', '#fff0b8'],
    decor: ['tree', 'stone', 'flower'],
    leaf: ['#c2571a', '#f08a2c', '#ffc25c'],
  },
  moles: {
    desk: ['#7a6ad8', '#3a2a86'],
    cover: '#8a5a2c',
    page: '#f7e3c8',
    print: '#e6c49a',
    turf: ['#7edb8a', '#48b873', '#2a8560'],
    wall: ['#f7dcae', '#c99157', '#6f4327'],
    paper: ['#ff7ab0', '#fff0c0'],
    decor: ['mound', 'tree', 'stone'],
    leaf: LEAF,
  },
  frogs: {
    desk: ['#6fd6b8', '#146a72'],
    cover: '#e08a1f',
    page: '#d9f3ea',
    print: '#a9e0d0',
    turf: ['#c6ec62', '#93d046', '#5d9d38'],
    wall: ['#ffffff', '#e6efe0', '#5f8a80'],
    paper: ['#ff6a5a', '#ffe06a'],
    decor: ['lily', 'lily', 'stone'],
    leaf: ['#0f7a5c', '#27a878', '#7be0a0'],
  },
  candy: {
    desk: ['#ff9ac0', '#a33a9a'],
    cover: '#5a3ac8',
    page: '#fff0f6',
    print: '#ffd0e2',
    turf: ['#9df0d8', '#62d8ba', '#2fa68e'],
    wall: ['#ffffff', '#ffc2dc', '#d0508c'],
    paper: ['#ff4f9a', '#ffffff'],
    decor: ['candy', 'candy', 'flower'],
    leaf: LEAF,
  },
  castle: {
    desk: ['#5a6ab8', '#20205c'],
    cover: '#7a2a6a',
    page: '#e9e4f6',
    print: '#cdc3e8',
    turf: ['#86d86a', '#57b35a', '#34824e'],
    wall: ['#ffffff', '#c9c6dc', '#6a6690'],
    paper: ['#8a4dff', '#ffd23e'],
    decor: ['tower', 'tree', 'stone'],
    leaf: LEAF,
  },
};

const ORDER = ['mill', 'hills', 'moles', 'frogs', 'candy', 'castle'] as const;

/** A random nine shows a different book each page. */
export function themeOf(book: BookName | 'random', at: number): Theme {
  return THEMES[book === 'random' ? (ORDER[at % ORDER.length] ?? 'mill') : book];
}
