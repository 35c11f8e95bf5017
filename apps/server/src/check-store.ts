import { runCommand } from './backup/run.ts';
import { checkStore } from './backup/commands.ts';

await runCommand(checkStore);
