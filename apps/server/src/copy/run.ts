import { fileURLToPath } from 'node:url';
import { readSettings } from '../settings.ts';
import type { Told } from './commands.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Runs a command with the words and the environment of this process, and says what came of it. */
export async function runCommand(command: (told: Told) => Promise<string>): Promise<void> {
  try {
    const settings = readSettings(process.env, ROOT);
    if (!settings.ok) {
      const lines = settings.error.map(({ field, reason }) => `  ${field}: ${reason}`);
      throw new Error(`These settings are wrong:\n${lines.join('\n')}`);
    }
    const folder = process.env['INIT_CWD'] ?? process.cwd();
    const said = await command({ settings: settings.value, args: process.argv.slice(2), folder });
    process.stdout.write(`${said}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
