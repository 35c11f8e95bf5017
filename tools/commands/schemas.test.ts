import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_SCHEMA, gameSchema } from './schemas.ts';

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
