import { describe, expect, it } from 'vitest';
import { faultsOfSources } from './source-checks.ts';

const MESSAGES = { 'refused.far': 'Too far', 'ending.over': 'Over', 'tip.one': 'One' };
const CODE = `
  if (far) return 'refused.far';
  cue('bright', at);
  return { reason: 'ending.over', tip: \`tip.\${name}\` };
`;
const faults = (code: string, messages: Record<string, string> = MESSAGES): string[] =>
  faultsOfSources(code, messages, new Set(['bright']));

describe('the names in a game', () => {
  it('are fine if every message is used and every cue has a feel', () => {
    expect(faults(CODE)).toEqual([]);
  });

  it('reveal an unused message', () => {
    expect(faults(CODE, { ...MESSAGES, 'ending.dark': 'Dark' })).toEqual([
      'strings/en.json: nothing uses "ending.dark"',
    ]);
  });

  it('reveal a message that begins like another, or ends otherwise than the code makes it', () => {
    const code = `${CODE} end('ending.'); say('hint.' + why, \`pick.\${name}.title\`);`;
    const used = { 'hint.near': 'Near', 'pick.red.title': 'Red' };
    expect(faults(code, { ...MESSAGES, ...used })).toEqual([]);
    const unused = { 'ending.dark': 'Dark', 'pick.red.text': 'Red' };
    expect(faults(code, { ...MESSAGES, ...used, ...unused })).toEqual([
      'strings/en.json: nothing uses "ending.dark"',
      'strings/en.json: nothing uses "pick.red.text"',
    ]);
  });

  it('reveal a message that only a comment names', () => {
    const messages = { ...MESSAGES, 'ending.dark': 'Dark' };
    expect(faults(`${CODE} // 'ending.dark'`, messages)).toHaveLength(1);
  });

  it('reveal a key without a message', () => {
    expect(faults(CODE.replace('ending.over', 'ending.ovr'))).toEqual([
      'strings/en.json: nothing uses "ending.over"',
      'strings/en.json has no "ending.ovr", which the code names',
    ]);
  });

  it('are used by a chip of that kind', () => {
    const messages = { ...MESSAGES, 'chip.hearts': 'Hearts: {value}' };
    expect(faults(`${CODE} chips: ({ lives }) => [chips.hearts(lives)]`, messages)).toEqual([]);
    expect(faults(`${CODE} chips: ({ lives }) => [chips.left(lives)]`, messages)).toHaveLength(1);
  });

  it('reveal a misspelled cue', () => {
    expect(faults(CODE.replace(`'bright'`, `'brigth'`))).toEqual([
      'cue "brigth": the view has no feel for it',
    ]);
  });

  it('allow a cue that the drawing answers by name', () => {
    const code = `${CODE} cue('landed'); if (cue.name === 'landed') bounce();`;
    expect(faults(code)).toEqual([]);
  });

  it('skip the kit’s keys: names of levels and packs, and its own words', () => {
    const own = { 'level.one': '1', 'pack.easy': 'Easy', 'kit.lost': 'Done' };
    expect(faults(CODE, { ...MESSAGES, ...own })).toEqual([]);
  });
});
