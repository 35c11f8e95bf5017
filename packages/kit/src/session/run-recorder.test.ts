import { expect, it } from 'vitest';
import type { Rules } from '../contract/index.ts';
import { path } from '../testing/samples.ts';
import { RunRecorder } from './run-recorder.ts';
import { Session } from './session.ts';

const rules = path as unknown as Rules;

it('packs what stands, however far moves were taken back since it packed last', () => {
  const params = { target: 2000, patience: 2000 };
  const session = new Session(rules, { level: 'long', params, seed: 'a' });
  const recorder = new RunRecorder();
  recorder.begin(session, undefined);
  const stored = (): unknown => {
    const save = session.save();
    return recorder.pack(session, save.log.length);
  };
  for (let move = 0; move < 300; move += 1) session.apply({ by: 1 });
  expect(stored()).toEqual([[{ by: 1 }], expect.stringMatching(/^0\.0( 1\.0){43}$/)]);
  for (let move = 0; move < 290; move += 1) session.undo();
  for (let move = 0; move < 290; move += 1) session.apply({ by: 2 });
  expect(stored()).toEqual([
    [{ by: 1 }, { by: 2 }],
    expect.stringMatching(/^0\.0( 1\.0){9}( 1\.1){34}$/),
  ]);
});
