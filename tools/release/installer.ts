import { fileURLToPath } from 'node:url';
import { runInstaller } from './install.ts';

// Bundled into the folder `server` of a release.
const [, , name = '', ...args] = process.argv;
runInstaller(name, args, fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, ''));
