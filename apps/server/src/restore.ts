import { runCommand } from './copy/run.ts';
import { restore } from './copy/commands.ts';

await runCommand(restore);
