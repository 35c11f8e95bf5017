import { isGameId } from '@playgrove/catalogue';
import { OWN_ROUTES, PLAIN_ROUTES } from '@playgrove/protocol/routes';

/** Where the visitor is, read from the hash. */
export type Route =
  | { readonly name: 'home' | 'today' | 'term' | 'privacy' | 'cookie' | 'credits' }
  | { readonly name: 'category'; readonly category: string; readonly tag?: string }
  | { readonly name: 'detail'; readonly id: string }
  /** `query`: progress that a link has brought, unchecked. */
  | { readonly name: 'me'; readonly query: string }
  /** `query`: a day, a score to beat or a run, unchecked. */
  | { readonly name: 'game'; readonly id: string; readonly query: string }
  /** `run`: packed, or the id under which the server has it; unchecked. */
  | { readonly name: 'run'; readonly run: string }
  | { readonly name: 'error' };

export type RouteName = Route['name'];

/**
 * Reads a path as it stands in the hash: `/category/Puzzle%26Logic`. Of a query after `?` only a
 * category's `tag` is looked at; of a game and of the visitor's own page it is handed on.
 */
export function parseRoute(path: string): Route {
  const [bare = '', query = ''] = path.split('?', 2);
  const parts = bare.split('/').filter((part) => part !== '');
  const [name = '', raw = ''] = parts;
  if (parts.length === 0) return { name: 'home' };
  const plain = [...OWN_ROUTES, ...PLAIN_ROUTES].find((known) => known === name);
  if (parts.length === 1 && plain) return plain === 'me' ? { name: plain, query } : { name: plain };
  if (name === 'run' && parts.length === 1 && query !== '') return { name, run: query };
  if (parts.length !== 2) return { name: 'error' };
  const value = decoded(raw);
  if (value === undefined) return { name: 'error' };
  if (name === 'category') {
    const tag = new URLSearchParams(query).get('tag');
    return { name, category: value, ...(tag ? { tag } : {}) };
  }
  if (name === 'detail' && isGameId(value)) return { name, id: value };
  if (name === 'game' && isGameId(value)) return { name, id: value, query };
  if (name === 'run') return { name, run: value };
  return { name: 'error' };
}

/** The path in the hash of an address: `#/term` → `/term`. */
export function hashPath(hash: string): string {
  return `/${hash.replace(/^#?\/?/, '')}`;
}

/** A path as statistics may know it: what a link brings from one player to another is left out. */
export function countedPath(path: string): string {
  return path.replace(/\?(?!tag=|daily=).*|&run=.*|(?<=^\/run)\/.*/, '');
}

export const categoryPath = (name: string, tag?: string): string =>
  `/category/${encodeURIComponent(name)}${tag === undefined ? '' : `?tag=${encodeURIComponent(tag)}`}`;
export const detailPath = (id: string): string => `/detail/${id}`;
export const gamePath = (id: string): string => `/game/${id}`;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
