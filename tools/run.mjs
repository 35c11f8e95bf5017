// Starts what fresh clones and operators run: installs what is missing, reads PORTAL_ENV, passes
// signals on. Plain JavaScript without dependencies, as there may be none yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const NEEDED = [20, 19];

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

/** Whether node_modules holds what the lock file lists. */
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

/** Runs `npm ci` unless node_modules matches the lock file. */
function install() {
  const lockText = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockText).digest('hex');
  const stamp = join(ROOT, 'node_modules/.cache/playgrove/lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!installedMatchesLock(lockText)) {
    process.stdout.write('Installing dependencies (npm ci) ...\n');
    // Building and testing needs development packages, even with NODE_ENV=production. No package
    // needs its install script, and a compromised package would run its code there.
    const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
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

/** Reads settings from the file that PORTAL_ENV names, as a service does. Variables that are set win. */
function readSettings() {
  const name = process.env.PORTAL_ENV;
  if (!name) return;
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  try {
    process.loadEnvFile(file);
  } catch (error) {
    fail(`PORTAL_ENV names ${file}, which cannot be read: ${error.message}`);
  }
}

/** Milliseconds in which a repeated signal is the same Ctrl+C, which npm forwards too. */
const ECHO = 500;

/** Notices that the parent died. npm signals the shell in between, and some shells do not pass it on. */
function watchParent(whenGone) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    whenGone();
  }, 100);
  watch.unref();
}

/** Runs a TypeScript file, passes each signal on once, and ends with its exit code. */
function run(file, args) {
  // In a separate process group the terminal does not signal it a second time. The channel closes
  // when this process is killed, so that the child can end too.
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
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => pass(signal));
  // The terminal is gone. The server itself would read the site again.
  process.on('SIGHUP', () => pass('SIGTERM'));
  if (process.env.npm_lifecycle_event !== undefined) watchParent(() => pass('SIGTERM'));
  child.on('error', (error) => fail(`Could not start ${file}: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1));
  });
}

const [file, ...args] = process.argv.slice(2);
if (file === undefined)
  fail('Usage: node tools/run.mjs <file> [options]; `npm run` lists what there is.');
requireNode();
install();
readSettings();
run(file, args);
