// The one door to every script. Plain JavaScript without dependencies: it runs before they are there.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const NEEDED = [20, 19];

/** Every command, its file and what it is for. */
const COMMANDS = {
  start: ['tools/start.ts', 'build what changed and serve the site (HOST, PORT)'],
  dev: ['tools/dev.ts', 'serve with live reload while you edit'],
  build: ['tools/build.ts', 'build the site into dist/'],
  test: ['tools/test.ts', 'types, lint, units, build and real-browser tests'],
  check: ['tools/check.ts', 'types, lint, format and unused code, without tests'],
  bench: ['tools/bench/main.ts', 'measure bytes and speed against the budgets'],
  'contact-sheet': [
    'tools/contact-sheet.ts',
    'a picture of every game: card, start, mid-play, results',
  ],
  previews: ['tools/previews.ts', 'a clip and stills of every game, played by its bot'],
  insights: ['apps/server/src/insights.ts', 'what was counted, as a page for this machine alone'],
  backup: ['apps/server/src/backup.ts', 'save what was counted: npm run backup -- <file>'],
  restore: ['apps/server/src/restore.ts', 'bring a backup back: npm run restore -- <file>'],
  'migrate-store': [
    'apps/server/src/migrate-store.ts',
    'move what was counted to PostgreSQL (STORE_URL)',
  ],
  'new-game': ['tools/new-game.ts', 'make a new game folder: npm run new-game -- <slug>'],
};

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const enough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
  if (enough) return;
  fail(
    `This needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node}.\n` +
      'Install a current Node from https://nodejs.org and run the command again.',
  );
}

function usage() {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(
    ([name, [, what]]) => `  ${name.padEnd(width)}  ${what}`,
  );
  return `Usage: node tools/run.mjs <command> [options]\n\nCommands:\n${lines.join('\n')}`;
}

/** Whether what npm last put into node_modules is what the lock file asks for. */
function installedMatchesLock(lockText) {
  try {
    const wanted = JSON.parse(lockText).packages;
    const present = JSON.parse(
      readFileSync(join(ROOT, 'node_modules/.package-lock.json'), 'utf8'),
    ).packages;
    return Object.entries(wanted).every(([path, { version, optional, peer, link }]) => {
      if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
      const here = present[path];
      if (!here) return Boolean(optional || peer);
      return Boolean(link) || (here.version === version && existsSync(join(ROOT, path)));
    });
  } catch {
    return false;
  }
}

/** Installs with `npm ci` unless node_modules was made from this very lock file. */
function install() {
  const lockText = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockText).digest('hex');
  const stamp = join(ROOT, 'node_modules/.cache/playgrove/lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!installedMatchesLock(lockText)) {
    process.stdout.write('Installing dependencies (npm ci) ...\n');
    // Development packages are what builds and tests the site, so NODE_ENV=production must not drop them.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
    const npm = process.env.npm_execpath ?? '';
    const done = npm.endsWith('npm-cli.js')
      ? spawnSync(process.execPath, [npm, ...args], { cwd: ROOT, stdio: 'inherit' })
      : spawnSync('npm', args, {
          cwd: ROOT,
          stdio: 'inherit',
          shell: process.platform === 'win32',
        });
    if (done.error) fail(`Could not start npm: ${done.error.message}`);
    if (done.status !== 0) fail('npm ci failed; its own message above says why.');
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** Signals that reach this process again within this many milliseconds are one Ctrl+C: npm sends it on too. */
const ECHO = 500;

/** npm signals the shell between it and this process; some shells die of that without a word to us. */
function watchParent(whenGone) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    whenGone();
  }, 100);
  watch.unref();
}

/** Runs a TypeScript file; signals go on to it once, its exit code comes back. */
function run(file, args) {
  // A group of its own keeps the terminal from signalling it a second time; the channel tells it
  // when this process dies without a word, so that nothing is orphaned.
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(ROOT, file), ...args],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    },
  );
  let last = -ECHO;
  const pass = (signal) => {
    if (performance.now() - last < ECHO) return;
    last = performance.now();
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal));
  if (process.env.npm_lifecycle_event !== undefined) watchParent(() => pass('SIGTERM'));
  child.on('error', (error) => fail(`Could not start ${file}: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1));
  });
}

function main() {
  const [name, ...args] = process.argv.slice(2);
  if (name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(`${usage()}\n`);
    return;
  }
  const command = name === undefined ? undefined : COMMANDS[name];
  if (!command) {
    const complaint = name === undefined ? 'No command given.' : `Unknown command "${name}".`;
    fail(`${complaint}\n\n${usage()}`);
  }
  requireNode();
  install();
  run(command[0], args);
}

main();
