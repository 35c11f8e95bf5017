/** Set in the bundle of a release, which `playgrove` starts instead of npm. */
declare const PLAYGROVE_RELEASE: true | undefined;

const released = typeof PLAYGROVE_RELEASE !== 'undefined';

/** How an operator runs a command of the server, such as `npm run backup -- <file>`. */
export function commandLine(name: string, ...args: readonly string[]): string {
  if (released) return ['playgrove', name, ...args].join(' ');
  return ['npm run', name, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
}

/** What to do if the built site is not where it should be. */
export const NO_SITE = released ? 'SITE_DIR says where it is.' : 'Run "npm run build" first.';
