import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as LOOK from '@playgrove/site-config/look';
import portal from '@playgrove/site-config/portal';
import { readSettingsFile } from '@playgrove/site-config/settings-file';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { GAME_SCHEMA, gameSchema, PORTAL_SCHEMA, portalSchema } from './schemas.ts';

test('the JSON Schema of game.json is the one that the build checks by (npm run schemas)', () => {
  const written: unknown = JSON.parse(readFileSync(GAME_SCHEMA, 'utf8'));
  expect(written).toEqual(JSON.parse(gameSchema()));
  expect(written).toMatchObject({
    additionalProperties: false,
    properties: {
      title: { maxLength: 60 },
      orientation: { enum: ['any', 'portrait', 'landscape'] },
    },
  });
});

test('the JSON Schema of portal.json is the one that settings are read by (npm run schemas)', () => {
  const written: unknown = JSON.parse(readFileSync(PORTAL_SCHEMA, 'utf8'));
  expect(written).toEqual(JSON.parse(portalSchema()));
  expect(written).toMatchObject({
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      siteName: { maxLength: 40 },
      theme: { enum: ['system', 'light', 'dark'] },
      ads: { additionalProperties: false, properties: { on: { type: 'boolean' } } },
      look: {
        additionalProperties: false,
        properties: { colors: { properties: { 'deep-purple': { type: 'string' } } } },
      },
    },
  });
  // What is left out stays as the release has it.
  expect(written).toMatchObject({ required: [], properties: { ads: { required: [] } } });
});

test('the settings in the manual are ones that a release takes, and name their schema', () => {
  const manual = readFileSync(join(ROOT, 'docs/operate/make-it-yours.md'), 'utf8');
  const sample = /```json\n([\s\S]*?)```/.exec(manual)?.[1] ?? '';
  const games = new Set(['owl-roost', 'sunrise-sudoku']);
  expect(readSettingsFile(sample, { config: portal, look: LOOK, games })).toMatchObject({
    ok: true,
    value: { config: { siteName: 'Pine Arcade' } },
  });
  expect(sample).toContain('"$schema": "./current/portal.schema.json"');
});
