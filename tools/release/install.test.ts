import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { install, rollBack } from './install.ts';
import { stampRelease } from './stage.ts';

let folder: string;
let home: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  home = join(folder, 'home');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A release whose `playgrove` answers from files: `store` is the text or absent, `newer` fails. */
function release(version: string): string {
  const place = join(folder, `playgrove-${version}`);
  mkdirSync(place);
  writeFileSync(
    join(place, 'playgrove'),
    `#!/bin/sh
case $1 in
  check-store)
    [ -e '${folder}/newer' ] && { echo 'The store is newer.' >&2; exit 1; }
    [ -e '${folder}/store' ] || { echo 'There is no store yet.'; exit 0; }
    echo 'This release can use it.' ;;
  backup) [ -e '${folder}/full' ] && { echo 'The disk is full.' >&2; exit 1; }
    cp '${folder}/store' "$2" && echo "$2 holds it:" ;;
esac
`,
  );
  chmodSync(join(place, 'playgrove'), 0o755);
  stampRelease(place, version);
  return place;
}

const current = (): string => readlinkSync(join(home, 'current'));
const installed = (version: string): string => join(home, 'releases', version);

describe('install', () => {
  it('puts a release into its place and makes it current', () => {
    const said = install(release('1.0.0'), home);
    expect(said).toBe(`${join(home, 'current')} is 1.0.0 now.`);
    expect(current()).toBe('releases/1.0.0');
    expect(readFileSync(join(home, 'current/VERSION'), 'utf8')).toBe('1.0.0\n');
    expect(install(join(folder, 'playgrove-1.0.0'), home)).toBe('1.0.0 is current already.');
  });

  it('backs up what was counted before it makes a newer one current', () => {
    install(release('1.0.0'), home);
    writeFileSync(join(folder, 'store'), 'a year of data');
    const said = install(release('1.1.0'), home);
    const backup = join(home, 'backups/before-1.1.0.gz');
    expect(said).toContain(`${backup} holds it`);
    expect(readFileSync(backup, 'utf8')).toBe('a year of data');
    expect(current()).toBe('releases/1.1.0');
    expect(readlinkSync(join(home, 'previous'))).toBe('releases/1.0.0');
  });

  it('changes nothing if the backup fails', () => {
    install(release('1.0.0'), home);
    writeFileSync(join(folder, 'store'), 'a year of data');
    writeFileSync(join(folder, 'full'), '');
    expect(() => install(release('1.1.0'), home)).toThrow(
      'The backup failed, so nothing was changed: The disk is full.',
    );
    expect(current()).toBe('releases/1.0.0');
    expect(existsSync(join(home, 'previous'))).toBe(false);
  });

  it('says that no backup was made if there is no store', () => {
    install(release('1.0.0'), home);
    expect(install(release('1.1.0'), home)).toContain('No backup was made');
  });

  it('refuses a release that is damaged or incomplete', () => {
    const place = release('1.0.0');
    writeFileSync(join(place, 'VERSION'), '1.0.1\n');
    expect(() => install(place, home)).toThrow(`${join(place, 'VERSION')} is damaged`);
    rmSync(join(place, 'VERSION'));
    expect(() => install(place, home)).toThrow(`${join(place, 'VERSION')} is missing`);
    expect(existsSync(join(home, 'current'))).toBe(false);
  });

  it('refuses another release with the same version', () => {
    install(release('1.0.0'), home);
    install(release('1.1.0'), home);
    const place = join(folder, 'playgrove-1.0.0');
    writeFileSync(join(place, 'more'), '');
    stampRelease(place, '1.0.0');
    expect(() => install(place, home)).toThrow(
      `${installed('1.0.0')} holds another release with this version: remove it first.`,
    );
  });
});

describe('rollback', () => {
  it('makes the release before it current again, there and back', () => {
    install(release('1.0.0'), home);
    install(release('1.1.0'), home);
    expect(rollBack(installed('1.1.0'))).toContain('is 1.0.0 again');
    expect(current()).toBe('releases/1.0.0');
    rollBack(installed('1.0.0'));
    expect(current()).toBe('releases/1.1.0');
  });

  it('refuses a release that cannot read the store, and says how to go back', () => {
    install(release('1.0.0'), home);
    writeFileSync(join(folder, 'store'), 'a year of data');
    install(release('1.1.0'), home);
    writeFileSync(join(folder, 'newer'), '');
    expect(() => rollBack(installed('1.1.0'))).toThrow(
      [
        'The store is newer.',
        'To go back to 1.0.0 nevertheless, stop the server, then run:',
        `  ${installed('1.0.0')}/playgrove restore ${join(home, 'backups/before-1.1.0.gz')} --replace`,
        `  ${join(home, 'current/playgrove')} rollback`,
        'What was counted since that backup is lost.',
      ].join('\n'),
    );
    expect(current()).toBe('releases/1.1.0');
  });

  it('needs a release before it', () => {
    install(release('1.0.0'), home);
    expect(() => rollBack(installed('1.0.0'))).toThrow('has no release before this one');
  });
});
