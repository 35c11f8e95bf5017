/** Where the visitor is, read from the hash. */
export type Route =
  | { readonly name: 'home' | 'term' | 'privacy' | 'cookie' | 'credits' }
  | { readonly name: 'category'; readonly category: string; readonly tag?: string }
  | { readonly name: 'detail' | 'game'; readonly id: string }
  | { readonly name: 'error' };

export type RouteName = Route['name'];

const PLAIN = ['term', 'privacy', 'cookie', 'credits'] as const;

/**
 * Reads a path as it stands in the hash: `/category/Puzzle%26Logic`. Of a query after `?` only a
 * category's `tag` is looked at.
 */
export function parseRoute(path: string): Route {
  const [bare = '', query = ''] = path.split('?', 2);
  const parts = bare.split('/').filter((part) => part !== '');
  const [name = '', raw = ''] = parts;
  if (parts.length === 0) return { name: 'home' };
  const plain = PLAIN.find((known) => known === name);
  if (parts.length === 1 && plain) return { name: plain };
  if (parts.length !== 2) return { name: 'error' };
  const value = decoded(raw);
  if (value === undefined) return { name: 'error' };
  if (name === 'category') {
    const tag = new URLSearchParams(query).get('tag');
    return { name, category: value, ...(tag ? { tag } : {}) };
  }
  if ((name === 'detail' || name === 'game') && /^[0-9a-z]{32}$/i.test(value)) {
    return { name, id: value };
  }
  return { name: 'error' };
}

/** The path in the hash of an address: `#/term` → `/term`. */
export function hashPath(hash: string): string {
  return `/${hash.replace(/^#?\/?/, '')}`;
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
