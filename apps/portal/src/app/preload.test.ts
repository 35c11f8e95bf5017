import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadThen } from './preload.ts';

type Link = {
  rel?: string;
  href?: string;
  heard: Record<string, () => void>;
  addEventListener: (name: string, listener: () => void) => void;
  remove: () => void;
};
let links: Link[] = [];

beforeEach(() => {
  links = [];
  vi.stubGlobal('document', {
    createElement: (): Link => {
      const link: Link = {
        heard: {},
        addEventListener: (name, listener) => {
          link.heard[name] = listener;
        },
        remove: () => void links.splice(links.indexOf(link), 1),
      };
      return link;
    },
    head: { append: (link: Link) => links.push(link) },
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = () => Promise.resolve('module');

it('requests scripts at once and waits for none of them', async () => {
  expect(await preloadThen(load, ['assets/a.js'])).toBe('module');
  expect(links).toMatchObject([{ rel: 'modulepreload', href: '/assets/a.js' }]);
  await preloadThen(load, ['assets/a.js']);
  expect(links).toHaveLength(1);
});

it('waits for style sheets', async () => {
  const coming = preloadThen(load, ['assets/b.css']);
  expect(links).toMatchObject([{ rel: 'stylesheet', href: '/assets/b.css' }]);
  const arrived = vi.fn<() => void>();
  void coming.then(arrived);
  await Promise.resolve();
  expect(arrived).not.toHaveBeenCalled();
  links[0]?.heard['load']?.();
  expect(await coming).toBe('module');
});

it('fails if a style sheet does not come, names it, and tries again', async () => {
  const failed = preloadThen(load, ['assets/c.css']);
  links[0]?.heard['error']?.();
  await expect(failed).rejects.toThrow('CSS for /assets/c.css');
  expect(links).toEqual([]);
  const again = preloadThen(load, ['assets/c.css']);
  links[0]?.heard['load']?.();
  expect(await again).toBe('module');
});
