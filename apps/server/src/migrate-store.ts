import { runCommand } from './backup/run.ts';
import { migrateStore } from './backup/commands.ts';

await runCommand(migrateStore);
