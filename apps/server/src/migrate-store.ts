import { runCommand } from './copy/run.ts';
import { migrateStore } from './copy/commands.ts';

await runCommand(migrateStore);
