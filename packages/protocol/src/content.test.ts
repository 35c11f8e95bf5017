import { describe, expect, it } from 'vitest';
import { parseReport, parseVote } from './content.ts';
import { readReply } from './reply.ts';

const game = 'a'.repeat(32);

describe('an answer', () => {
  it.each([
    [
      { code: 200, contents: [1] },
      { kind: 'contents', contents: [1] },
    ],
    [
      { code: 200, contents: null },
      { kind: 'contents', contents: null },
    ],
    [{ code: 204, contents: null }, { kind: 'no-more' }],
    [
      { code: 429, contents: 'Later' },
      { kind: 'refused', code: 429, message: 'Later' },
    ],
    [
      { code: 500, contents: { a: 1 } },
      { kind: 'refused', code: 500, message: '{"a":1}' },
    ],
  ])('%j is read @spec:answer-read', (raw, reply) => {
    expect(readReply(raw)).toEqual(reply);
  });

  it.each([
    null,
    undefined,
    'text',
    [],
    {},
    { code: 200 },
    { contents: 1 },
    { code: '200', contents: 1 },
    { code: 1.5, contents: 1 },
  ])('%j is malformed @spec:answer-malformed', (raw) => {
    expect(readReply(raw)).toEqual({ kind: 'malformed' });
  });
});

describe('data calls', () => {
  it('accept a vote and a report @spec:content-calls', () => {
    expect(parseVote({ game, up: true })).toEqual({ ok: true, value: { game, up: true } });
    const report = { game, reason: 'stuck' };
    expect(parseReport(report)).toEqual({ ok: true, value: report });
    const noted = { ...report, note: 'After level 3 <b>nothing</b> moves 🙁' };
    expect(parseReport(noted)).toEqual({ ok: true, value: noted });
  });

  it.each([
    [{ game, reason: 'ugly' }, /^reason: must be one of/],
    [{ game, reason: 'stuck', name: 'I am …' }, /^name: is not a known field/],
    [{ game, reason: 'stuck', note: '' }, /^note: must not be empty/],
    [{ game, reason: 'stuck', note: 'x'.repeat(201) }, /^note: must have at most 200/],
    [{ game, reason: 'stuck', note: 'two\nlines' }, /^note: must be one line/],
    [{ game, reason: 'stuck', note: '\u202ehidden' }, /^note: must be one line/],
    [{ game, reason: 'stuck', note: ' ' }, /^note: must not begin/],
    [{ game: 'x', reason: 'stuck' }, /^game: is not a game id/],
    [undefined, /must be|is missing/],
  ])('refuse the report %j', (raw, error) => {
    const read = parseReport(raw);
    expect(read.ok ? '' : read.error).toMatch(error);
  });
});
