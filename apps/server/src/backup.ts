import { runCommand } from './backup/run.ts';
import { backup } from './backup/commands.ts';

await runCommand(backup);
