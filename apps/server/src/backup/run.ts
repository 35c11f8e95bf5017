import { readSettings } from '../settings/settings.ts';
import { messageOf } from '../base/thrown.ts';
import type { CommandInput } from './commands.ts';

/** Runs a command with the arguments and environment of this process, and prints the result. */
export async function runCommand(command: (input: CommandInput) => Promise<string>): Promise<void> {
  try {
    const settings = readSettings(process.env, process.cwd());
    if (!settings.ok) {
      const lines = settings.error.map(({ field, reason }) => `  ${field}: ${reason}`);
      throw new Error(`These settings are wrong:\n${lines.join('\n')}`);
    }
    const folder = process.env['INIT_CWD'] ?? process.cwd();
    const output = await command({ settings: settings.value, args: process.argv.slice(2), folder });
    process.stdout.write(`${output}\n`);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}
