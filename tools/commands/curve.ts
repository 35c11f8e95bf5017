/** Plays a game's curve and writes its table into the README: npm run curve -- <slug>. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { faultsOfCurve, playCurve, storeTable, tableOf, type Curve } from '@playgrove/kit/testing';
import { fail } from '../proofs/chosen.ts';
import { GAMES } from '../proofs/sources.ts';

const folder = join(GAMES, process.argv[2] ?? '');
const path = join(folder, 'curve.ts');
if (process.argv[2] === undefined || !existsSync(path)) fail('Name a game with a curve.ts.');
const { curve } = (await import(pathToFileURL(path).href)) as { curve: Curve };
const rows = playCurve(curve);
const table = tableOf(curve, rows);
storeTable(folder, table);
process.stdout.write(`${table}\n`);
const faults = faultsOfCurve(curve, rows);
if (faults.length > 0) fail(faults.join('\n'));
