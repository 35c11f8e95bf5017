import { relative } from 'node:path';
import type { Added } from './add.ts';
import type { Guess } from './propose.ts';
import { verdictOf, verdictText } from './trial/verdict.ts';

/** What differs between the repository and a release. */
export type Place = {
  /** Begins each command: `npm run `. */
  readonly run: string;
  /** What the operator calls a flag: `--cate`. Undefined for one that the place does not have. */
  readonly nameOf: (flag: string) => string | undefined;
  /** Stands between a command and what it is given: `-- `. */
  readonly gap: string;
  /** How the game is shown. */
  readonly show: string;
  /** Said in place of a trial's result. */
  readonly untried: string;
};

const REPOSITORY: Place = {
  run: 'npm run ',
  nameOf: (flag) => `--${flag}`,
  gap: '-- ',
  show: 'Build the site again to show it: npm run build',
  untried: 'none (--seconds 0)',
};

/** What `add-game` prints: what the game is, what its trial showed, and what the operator could still do. */
export function reportOf(
  { facts, trial, picture, replaced, namesake, refused, sdks, guessed, warnings }: Added,
  place: Place = REPOSITORY,
): string {
  const { slug, title, cate = 'none', tags, page, orientation } = facts;
  const unknown = (flag: string): string => {
    const name = place.nameOf(flag);
    return name === undefined ? 'unknown' : `unknown (${name})`;
  };
  const lines = [
    `${replaced ? 'Replaced' : 'Added'}: ${title} (library/${slug})`,
    '',
    row('First page', page.entry),
    row('Size', `${megabytes(page.bytes)} in ${page.files} ${page.files === 1 ? 'file' : 'files'}`),
    row('Category', cate + guessNote(guessed.cate, place.nameOf('cate'))),
    row(
      'Tags',
      tags.join(', ') + (guessed.tags ? ` (guessed; set them with ${place.nameOf('tags')})` : ''),
    ),
    row('Author', page.author ?? unknown('author')),
    row('Source', page.source ?? unknown('source')),
    row(
      'License',
      page.license ??
        `none given: the game is unlisted until you add it with ${place.nameOf('license')}`,
    ),
  ];
  if (namesake)
    lines.push(
      row(
        'Apart from',
        `${namesake.title} (library/${namesake.slug}), another game. If this one replaces it, add it again with ${place.nameOf('slug')} ${namesake.slug}`,
      ),
    );
  if (facts.unlisted && page.license !== undefined)
    lines.push(row('Listed', 'no, the record says "unlisted"'));
  if (trial) {
    lines.push(
      row('Trial', verdictText(verdictOf(trial))),
      row('Picture', picture === undefined ? 'none' : relative(process.cwd(), picture)),
      row(
        'First frame',
        trial.firstFrame === undefined ? 'never' : `${trial.firstFrame} ms after it was opened`,
      ),
      row('Screen', orientation),
      row('Uses', trial.uses.length === 0 ? 'nothing special' : trial.uses.join(', ')),
      ...list('Blocked hosts', trial.hosts),
      ...list('Wrong types', trial.wrongTypes),
      ...list('Missing files', trial.missing),
      ...list('Errors', [...trial.errors, ...trial.logged]),
    );
  } else lines.push(row('Trial', place.untried));
  if (sdks.length > 0) lines.push(row('SDKs', `${sdks.join(', ')} (a stand-in answers)`));
  const vendored = Object.keys(page.vendored ?? {});
  lines.push(
    ...list('Next to it', vendored),
    ...list('Refused', refused),
    ...list('Note', warnings),
  );
  if (trial && verdictOf(trial).outcome === 'does not work')
    lines.push(
      '',
      'It was added all the same. Remove it with',
      `  ${place.run}remove-game ${place.gap}${slug}`,
    );
  lines.push('', place.show);
  return lines.join('\n');
}

function guessNote(guess: Guess | undefined, name: string | undefined): string {
  if (!guess) return '';
  return guess.because === undefined
    ? ` (a guess, no word in it says more; set it with ${name})`
    : ` (guessed from "${guess.because}"; set it with ${name})`;
}

function row(name: string, value: string): string {
  return `  ${name.padEnd(14)}${value}`;
}

function list(name: string, values: readonly string[]): string[] {
  return values.map((value, at) => row(at === 0 ? name : '', value.slice(0, 200)));
}

function megabytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
