/** `npm run pack-create`: the package `create-playgrove-game`, with the kit inside. */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packCreate } from '../create-game/stage.ts';
import { ROOT } from '../root.ts';

const out = join(ROOT, 'release');
const work = mkdtempSync(join(tmpdir(), 'playgrove-create-'));
try {
  mkdirSync(out, { recursive: true });
  const file = await packCreate(work, out);
  process.stdout.write(`${file}: ${Math.ceil(statSync(file).size / 1000)} KB\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
