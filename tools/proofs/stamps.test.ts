import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameFolders } from '@playgrove/kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAMES, hashOfProofs, proofTests } from './sources.ts';
import { faultOf, readStamp, SHARED, type Stamp } from './stamps.ts';

describe('the proofs of every game', () => {
  it.each(gameFolders(GAMES))('%s: hold for the code as it is', async (slug) => {
    expect(await faultOf(slug, readStamp(slug))).toBeUndefined();
  });
});

describe('a stamp', () => {
  const slug = 'tiny';
  let root: string;
  let games: string;
  let made: Stamp;

  const write = (name: string, code: string): void => writeFileSync(join(games, slug, name), code);

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'stamps-'));
    games = join(root, 'games');
    mkdirSync(join(games, slug, 'rules'), { recursive: true });
    write('rules.ts', "import { one } from './rules/one.ts';\nexport const rules = one;\n");
    write('rules/one.ts', 'export const one = 1;\n');
    write('bot.ts', "import type { Shade } from './view.ts';\nexport const bot = 0;\n");
    write('view.ts', 'export type Shade = string;\n');
    write('deep.proof.test.ts', "import { one } from './rules/one.ts';\none.toFixed();\n");
    made = {
      sources: await hashOfProofs(slug, games),
      passed: {
        [SHARED]: ['lets the better bot win', 'is won by playing what its solver finds'],
        'games/tiny/deep.proof.test.ts': ['is deep'],
      },
    };
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is valid while nothing changes that the proofs reach', async () => {
    write('view.ts', 'export type Shade = number;\n');
    write('rules.test.ts', 'export {};\n');
    expect(await faultOf(slug, made, games)).toBeUndefined();
  });

  it.each([
    ['comments and spacing', '/** Why. */\nexport const one =\n  1; // That is all.\n'],
    ['types', 'type Count = number;\nexport const one: Count = 1;\n'],
    ['names of variables', 'const first = 1;\nexport { first as one };\n'],
    ['code that nothing uses', 'export const one = 1;\nexport const two = () => one + 1;\n'],
  ])('does not depend on %s', async (_, code) => {
    write('rules/one.ts', code);
    expect(await faultOf(slug, made, games)).toBeUndefined();
  });

  it('does not depend on the files that hold the code', async () => {
    write('rules/one.ts', "export { one } from './two.ts';\n");
    write('rules/two.ts', 'export const one = 1;\n');
    expect(await faultOf(slug, made, games)).toBeUndefined();
  });

  it.each([
    ['the rules', 'rules.ts', 'export const rules = 2;\n'],
    ['what the rules import', 'rules/one.ts', 'export const one = 2;\n'],
    ['the bot', 'bot.ts', 'export const bot = 1;\n'],
    ['a proof', 'deep.proof.test.ts', 'export {};\n'],
  ])('no longer holds when %s changes', async (_, name, code) => {
    write(name, code);
    expect(await faultOf(slug, made, games)).toContain('has changed since they were run');
  });

  it('must name every promise and every file of proofs', async () => {
    const { [SHARED]: shared = [] } = made.passed;
    expect(
      await faultOf(
        slug,
        { ...made, passed: { ...made.passed, [SHARED]: shared.slice(1) } },
        games,
      ),
    ).toContain('has not proved "lets the better bot win"');
    expect(await faultOf(slug, { ...made, passed: { [SHARED]: shared } }, games)).toContain(
      `${proofTests(slug, games)[0]} has not been run`,
    );
  });

  it('that is missing or broken is rejected, with instructions', async () => {
    expect(await faultOf(slug, readStamp(slug, games), games)).toContain('npm run prove -- tiny');
    write('proof.json', '{"sources":');
    expect(await faultOf(slug, readStamp(slug, games), games)).toContain('cannot be read');
  });

  it('is rejected if a proof reaches code that draws', async () => {
    write('bot.ts', "import { mount } from '@playgrove/kit/runtime';\nexport const bot = mount;\n");
    await expect(hashOfProofs(slug, games)).rejects.toThrow(
      /proof reaches packages\/kit\/src\/runtime\/\S+, which draws/,
    );
  });
});
