import { describe, expect, it } from 'vitest';
import { isChallengeLink, withPreview } from './previews.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<title>Owl &amp; Roost · Playgrove</title>
<meta property="og:title" content="Owl &amp; Roost">
<meta property="og:url" content="https://example.org/games/owl-roost/">
<link rel="canonical" href="https://example.org/games/owl-roost/">
<meta name="preview-daily" content="Owl &amp; Roost: daily challenge for {date}">
<meta name="preview-beat" content="Owl &amp; Roost: can you beat {score}?">
<meta name="preview-beatBy" content="Owl &amp; Roost: can you beat {name}’s {score}?">
</head><body></body></html>`;
const title = (search: string): string =>
  /og:title" content="([^"]*)"/.exec(withPreview(PAGE, search))?.[1] ?? '';

describe('the preview of a link', () => {
  it('names the day', () => {
    const page = withPreview(PAGE, '?daily=2026-11-22');
    expect(page).toContain(
      '<title>Owl &amp; Roost: daily challenge for November 22, 2026 · Playgrove</title>',
    );
    expect(page).toContain('content="https://example.org/games/owl-roost/?daily=2026-11-22"');
    expect(page).toContain('rel="canonical" href="https://example.org/games/owl-roost/"');
  });

  it('names the score to beat, and who made it', () => {
    expect(title('?seed=x&beat=1240')).toBe('Owl &amp; Roost: can you beat 1,240?');
    expect(title('?seed=x&beat=1240&by=Ann')).toBe('Owl &amp; Roost: can you beat Ann’s 1,240?');
  });

  it.each([
    '?daily=2026-02-30',
    '?daily=%22%3E%3Cscript%3E',
    '?beat=1',
    '?beat=1&seed=%3Cb%3E',
    '?utm=x',
  ])('is the plain page for what is malformed: %s', (search) => {
    expect(withPreview(PAGE, search)).toBe(PAGE);
  });

  it('lets no markup through a name', () => {
    expect(title('?seed=x&beat=1&by=%3Cb%3E%22')).toBe('Owl &amp; Roost: can you beat b’s 1?');
  });

  it('leaves a page without templates alone', () => {
    const bare = PAGE.replaceAll(/<meta name="preview-.*\n/g, '');
    expect(withPreview(bare, '?daily=2026-11-22')).toBe(bare);
  });
});

it.each([
  ['/games/owl-roost/?daily=2026-11-22', true],
  ['/games/owl-roost/?level=a&seed=x&beat=1', true],
  ['/games/owl-roost/', false],
  ['/games/owl-roost/?cid=1', false],
  ['/?daily=2026-11-22', false],
  ['/games/a/b/?daily=2026-11-22', false],
])('%s is a link with a challenge: %s', (url, is) => {
  expect(isChallengeLink(url)).toBe(is);
});
