import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFeeds } from '../../../../apps/portal/make/pages/feeds.ts';
import { makeData } from '../../../../apps/portal/make/data.ts';
import { openLanguage, pageMessages } from '../../../../apps/portal/make/language.ts';
import { CONFIG, fixtureGames } from '../../../../apps/portal/src/testing/fixtures.ts';
import { readFeed } from './feed.ts';
import { readFields } from './fields.ts';

test('another portal’s catalog is read as it was written', () => {
  const games = fixtureGames(3);
  const { details, pages } = makeData({ games, icons: {}, config: CONFIG });
  const embedded = details.map((detail) => ({ ...detail, embed: true }));
  const messages = pageMessages(openLanguage('en'));
  const input = { games, details: embedded, config: CONFIG, messages, all: pages.all };
  const folder = mkdtempSync(join(tmpdir(), 'catalog-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'catalogue.json');
  writeFileSync(file, makeFeeds(input).get('catalogue.json') ?? '');
  const read = readFeed(file).map((raw) => readFields(raw));
  expect(read).toHaveLength(3);
  for (const [at, one] of read.entries()) {
    const game = details[at];
    if (!('record' in one)) throw new Error(one.skipped);
    expect(one.record).toMatchObject({
      url: `https://grove.example${game?.page?.replace('/games/', '/embed/')}`,
      icon: `https://grove.example/allgame/icon/${game?.id}.jpg`,
      tags: game?.tags,
      author: 'Grove Ltd',
    });
  }
});
