/** Reads `portal.json`: an operator's settings next to a release, each on top of the release's own. */
import { reasonOf, type Reason } from '@playgrove/catalogue';
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node } from 'jsonc-parser';
import * as v from 'valibot';
import { CONFIG_ENTRIES, readConfig, type PortalConfig } from './config.ts';
import { colorNames } from './stand-ins.ts';
import { isColor, type Look } from './style.ts';

/** What a wrong setting is called, why it is wrong, and in which line it stands. */
export type Problem = Reason & { readonly line: number };

/** A font file for one of the two faces. Without `like`, texts may move when it arrives. */
export type FontSetting = {
  /** A WOFF2 file, from the folder of the settings. */
  readonly file: string;
  readonly weight?: string;
  readonly like?: Readonly<Record<'plain' | 'bold' | 'ascent' | 'descent', number>>;
};

/** What changes the look. Files are given from the folder of the settings. */
export type LookSettings = {
  /** By token, as `look(…)` names them. */
  readonly colors: Readonly<Record<string, string>>;
  /** SVG or PNG. */
  readonly logo?: string;
  /** A square PNG for home screens. */
  readonly icon?: string;
  readonly fonts: Readonly<Partial<Record<'display' | 'text', FontSetting>>>;
};

export type PortalSettings = { readonly config: PortalConfig; readonly look: LookSettings };

export type SettingsFile =
  | { readonly ok: true; readonly value: PortalSettings }
  | { readonly ok: false; readonly error: readonly Problem[] };

const file = v.pipe(
  v.string('must be the name of a file'),
  v.minLength(1, 'must be the name of a file'),
);
const number = v.number('must be a number');

/** The part of the settings that the configuration does not have. */
const LookSchema = v.strictObject({
  colors: v.exactOptional(
    v.record(
      v.string(),
      v.pipe(v.string('must be text'), v.check(isColor, 'must be like "#2b1b4d"')),
      'must be colors by name',
    ),
  ),
  logo: v.exactOptional(file),
  icon: v.exactOptional(file),
  fonts: v.exactOptional(
    v.strictObject(
      Object.fromEntries(
        ['display', 'text'].map((face) => [
          face,
          v.exactOptional(
            v.strictObject({
              file,
              weight: v.exactOptional(
                v.pipe(
                  v.string('must be text'),
                  v.regex(/^\d{3}(?: \d{3})?$/, 'must be like "400" or "300 700"'),
                ),
              ),
              like: v.exactOptional(
                v.strictObject({ plain: number, bold: number, ascent: number, descent: number }),
              ),
            }),
          ),
        ]),
      ),
    ),
  ),
});

/** What a release is built for once and for all. */
const FIXED = ['base', 'language'] as const;
/** Editors find the schema by it. */
const SCHEMA = '$schema';

const { ads, analytics } = CONFIG_ENTRIES;

/** What the file may hold, for editors: everything may be left out. Reading checks more. */
export const SettingsFileSchema = v.strictObject({
  [SCHEMA]: v.exactOptional(v.string()),
  ...v.partial(
    v.strictObject({ ...CONFIG_ENTRIES, ads: v.partial(ads), analytics: v.partial(analytics) }),
  ).entries,
  look: v.exactOptional(LookSchema),
});

/**
 * Reads the settings.
 * @param text JSON; comments and commas at the end of a list are fine
 * @param made what the release was built with; it stands in for what is not set
 * @returns the settings, or every problem with its line
 */
export function readSettingsFile(
  text: string,
  made: { readonly config: PortalConfig; readonly look: Look; readonly games: ReadonlySet<string> },
): SettingsFile {
  const wrong: { error: number; offset: number }[] = [];
  const tree = parseTree(text, wrong as never, { allowTrailingComma: true });
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const [broken] = wrong;
  if (broken || tree?.type !== 'object') {
    const reason = broken
      ? `is not JSON (${printParseErrorCode(broken.error)})`
      : 'must be one JSON object';
    return { ok: false, error: [{ field: 'file', reason, line: lineAt(broken?.offset ?? 0) }] };
  }
  const problems = [...twice(tree)].map(({ field, offset }) => ({
    field,
    reason: 'is there twice',
    line: lineAt(offset),
  }));
  const { [SCHEMA]: _, look: rawLook = {}, ...given } = valueOf(tree) as Record<string, unknown>;
  const at = (reasons: readonly Reason[]): Problem[] =>
    reasons.map((reason) => ({ ...reason, line: lineAt(placeOf(tree, reason.field)) }));
  const look = v.safeParse(LookSchema, rawLook);
  const lookReasons = look.success
    ? unknownColors(look.output.colors ?? {}, made.look)
    : look.issues.map(reasonOf).map(({ field, reason }) => ({
        field: field === '' ? 'look' : `look.${field}`,
        reason,
      }));
  const config = readConfig(merged(made.config, given));
  const reasons = [
    ...(config.ok ? gamesUnknown(config.value, made.games) : config.error),
    ...FIXED.filter((name) => name in given && given[name] !== made.config[name]).map((name) => ({
      field: name,
      reason: `is ${JSON.stringify(made.config[name] ?? 'en')} in this release; build from the repository for another`,
    })),
    ...lookReasons,
  ];
  problems.push(...at([...lists(tree), ...reasons]));
  if (problems.length > 0 || !config.ok || !look.success) return { ok: false, error: problems };
  const { colors = {}, fonts = {}, ...files } = look.output;
  return { ok: true, value: { config: config.value, look: { colors, fonts, ...files } } };
}

/** A problem as one line: `portal.json:12: ads.on must be true or false`. */
export function problemLine(name: string, { field, reason, line }: Problem): string {
  return `${name}:${line}: ${field} ${reason}`;
}

/** Settings over defaults; of `ads` and the like, each key by itself. */
function merged(config: PortalConfig, given: Record<string, unknown>): unknown {
  const isPlain = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  return {
    ...config,
    ...Object.fromEntries(
      Object.entries(given).map(([name, value]) => {
        const before = Object.hasOwn(CONFIG_ENTRIES, name)
          ? config[name as keyof PortalConfig]
          : undefined;
        return [name, isPlain(before) && isPlain(value) ? { ...before, ...value } : value];
      }),
    ),
  };
}

function unknownColors(colors: Readonly<Record<string, string>>, look: Look): Reason[] {
  const known = new Set(colorNames(look));
  return Object.keys(colors)
    .filter((name) => !known.has(name))
    .map((name) => ({ field: `look.colors.${name}`, reason: 'is not a color of the look' }));
}

function gamesUnknown({ games = {} }: PortalConfig, known: ReadonlySet<string>): readonly Reason[] {
  return Object.entries(games).flatMap(([list, slugs]) =>
    slugs.flatMap((slug, index) =>
      known.has(slug)
        ? []
        : [{ field: `games.${list}.${index}`, reason: `names no game: "${slug}"` }],
    ),
  );
}

function* twice(node: Node, under = ''): Generator<{ field: string; offset: number }> {
  if (node.type !== 'object') return;
  const seen = new Set<string>();
  for (const { children: [key, value] = [] } of node.children ?? []) {
    const field = `${under}${String(key?.value)}`;
    if (key && seen.has(field)) yield { field, offset: key.offset };
    seen.add(field);
    if (value) yield* twice(value, `${field}.`);
  }
}

/** What must be an object with keys of its own; a list would count as one without any. */
const OBJECTS = ['ads', 'analytics', 'legal', 'games', 'look', 'look.colors', 'look.fonts'];

function lists(tree: Node): Reason[] {
  return OBJECTS.filter(
    (field) => findNodeAtLocation(tree, field.split('.'))?.type === 'array',
  ).map((field) => ({ field, reason: 'must be an object' }));
}

/** Where a field stands, or the innermost that is there of those around it. */
function placeOf(tree: Node, field: string): number {
  const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return tree.offset;
}

function valueOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(valueOf);
  if (node.type !== 'object') return node.value;
  return Object.fromEntries(
    (node.children ?? []).map(({ children: [key, value] = [] }) => [
      String(key?.value),
      value && valueOf(value),
    ]),
  );
}
