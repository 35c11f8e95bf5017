import { runCommand } from './backup/run.ts';
import { restore } from './backup/commands.ts';

await runCommand(restore);
