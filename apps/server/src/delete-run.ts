import { deleteRun } from './backup/commands.ts';
import { runCommand } from './backup/run.ts';

await runCommand(deleteRun);
