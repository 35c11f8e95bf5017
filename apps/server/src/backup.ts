import { runCommand } from './copy/run.ts';
import { backup } from './copy/commands.ts';

await runCommand(backup);
