import { expect, it } from 'vitest';
import { cagedRules } from '../../packages/third-party/src/build/static-headers.ts';
import portal from '@playgrove/site-config/portal';
import { withPolicy } from './page-policies.ts';
import { staticHeaders } from './static-headers.ts';

const config = { ...portal, server: false, gamesOrigin: '' };
const PAGES = ['/index.html', '/404.html', '/games/a/index.html', '/games/b/index.html'];

/** Rules by path. */
function rules(caged: boolean): Readonly<Record<string, string>> {
  const blocks = staticHeaders(config, caged ? cagedRules(config) : [], PAGES)
    .trim()
    .split('\n\n');
  return Object.fromEntries(
    blocks.map((block) => [block.split('\n', 1)[0], block.slice(block.indexOf('\n') + 1)]),
  );
}

it('tells a file host who may frame a page, and what a page may use', () => {
  const found = rules(false);
  expect(found['/*']).toContain('permissions-policy: accelerometer=(self)');
  expect(found['/*']).toContain('cross-origin-opener-policy: same-origin');
  for (const path of ['/', '/index.html', '/404.html', '/games/*']) {
    expect(found[path], path).toContain("content-security-policy: frame-ancestors 'none'");
    expect(found[path], path).toContain('x-frame-options: DENY');
  }
  expect(found['/allgame/:id/index.html']).toContain("frame-ancestors 'self'");
  expect(found['/allgame/:id/index.html']).toContain('connection-allowlist: (response-origin)');
});

it('lets other sites frame what is made for that, or those that are named', () => {
  expect(rules(false)['/embed/*']).toContain('content-security-policy: frame-ancestors *');
  const named = staticHeaders({ ...config, embeds: ['https://school.example'] }, [], PAGES);
  expect(named).toContain("frame-ancestors 'self' https://school.example");
  expect(staticHeaders({ ...config, embeds: [] }, [], PAGES)).not.toContain('/embed/');
});

it.each([false, true])('says no page’s policy twice: hosts would join them (caged %s)', (caged) => {
  const found = rules(caged);
  expect(found['/*']).not.toMatch(/content-security-policy|x-frame-options|resource-policy/);
  expect(found['/allgame/_v/*']).not.toContain('content-security-policy');
  const gamePages = Object.keys(found).filter((path) => path.endsWith('/index.html'));
  expect(gamePages.filter((path) => path.startsWith('/allgame/'))).toHaveLength(1);
});

it('keeps a third-party file to its own host', () => {
  const files = rules(true)['/allgame/:id/files/*'];
  expect(files).toContain('connection-allowlist: (response-origin)');
  expect(rules(true)['/*']).toContain('gamepad=*');
});

it('writes a page’s policy before everything that it governs, without what only headers can say', () => {
  const html = withPolicy(
    '/index.html',
    '<!doctype html><head><meta charset="utf-8"><script>go()</script>',
    config,
  );
  expect(html).toMatch(
    /^<!doctype html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-/,
  );
  expect(html).toContain("; require-trusted-types-for 'script'; trusted-types portal portal-first");
  expect(html).not.toContain('frame-ancestors');
  expect(() => withPolicy('/index.html', '<!doctype html>', config)).toThrow('charset');
});
