import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { lockedPackage, packageOf, type Machine } from './native.ts';
import { runNpm } from './npm.ts';

/** A part of a release in CycloneDX's words; only what is read here. */
export type Component = {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
  readonly licenses?: readonly { readonly license?: { readonly id?: string } }[];
};

type Edges = { readonly ref: string; readonly dependsOn: readonly string[] };

/** A list of parts in CycloneDX's format. */
export type Bom = {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly Edges[];
};

const OURS = '@playgrove/';
/** Libraries name these so that editors know their types. */
const TYPES_ONLY = /^(?:@types\/|@iconify\/types$|@typescript\/|typescript$)/;
/** Tools of the build by name, whose code, fonts or pictures are in the site nevertheless. */
const SHIPPED_TOOLS = /^(?:workbox-|@fontsource|@iconify-json\/)/;
const NATIVE = '@libsql/';

/**
 * Lists what a release contains: all libraries of the server and the site, fonts, pictures, and
 * SQLite's machine code for these machines.
 */
export function listParts(version: string, machines: readonly Machine[]): Bom {
  const all = JSON.parse(runNpm(['sbom', '--sbom-format', 'cyclonedx'])) as Bom;
  const edges = new Map(all.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const byRef = new Map(all.components.map((part) => [part['bom-ref'], part]));
  const needed = neededBy(all.metadata.component['bom-ref'], edges, byRef);
  const found = all.components.filter((part) => needed.has(part['bom-ref']));
  const natives = machines.map((machine) => nativePart(machine));
  const components = [...found, ...natives].toSorted((a, b) => (a.purl < b.purl ? -1 : 1));
  const refs = new Set(components.map((part) => part['bom-ref']));
  const root = { ...all.metadata.component, name: 'playgrove', version };
  return {
    ...all,
    metadata: { ...all.metadata, component: root },
    components,
    dependencies: all.dependencies
      .filter(({ ref }) => refs.has(ref) || ref === root['bom-ref'])
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}

/** The full name of a part, with its scope. */
export function nameOf({ purl }: Component): string {
  return decodeURIComponent(purl.replace(/^pkg:npm\//, '').replace(/@[^@]*$/, ''));
}

/** Refs of everything that ships. Packages of ours lead to their dependencies and not to their tools. */
function neededBy(
  root: string,
  edges: ReadonlyMap<string, readonly string[]>,
  byRef: ReadonlyMap<string, Component>,
): ReadonlySet<string> {
  const needed = new Set<string>();
  const add = (ref: string): void => {
    const part = byRef.get(ref);
    if (!part || needed.has(ref) || nameOf(part).startsWith(NATIVE)) return;
    if (TYPES_ONLY.test(nameOf(part))) return;
    needed.add(ref);
    for (const next of edges.get(ref) ?? []) {
      if (!isOurs(part) || !isTool(byRef.get(next))) add(next);
    }
  };
  for (const ref of edges.get(root) ?? []) {
    const part = byRef.get(ref);
    if (part && (isOurs(part) || !isTool(part))) add(ref);
  }
  return needed;
}

const isOurs = (part: Component): boolean => nameOf(part).startsWith(OURS);

/** Whether a part is for development alone. */
function isTool(part: Component | undefined): boolean {
  if (!part || SHIPPED_TOOLS.test(nameOf(part))) return false;
  return part.properties?.some(({ name }) => name === 'cdx:npm:package:development') ?? false;
}

function nativePart(machine: Machine): Component {
  const name = packageOf(machine);
  const { version, integrity = '' } = lockedPackage(machine);
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name: machine,
    version,
    scope: 'required',
    purl: `pkg:npm/${encodeURIComponent('@libsql')}/${machine}@${version}`,
    properties: [],
    hashes: [{ alg: 'SHA-512', content }],
    licenses: [{ license: { id: 'MIT' } }],
  } as Component;
}

/** The notices of all parts that others made, as Markdown. */
export function writeNotices(parts: readonly Component[]): string {
  const others = parts.filter((part) => !isOurs(part));
  const notices = others.map((part) => {
    const license = part.licenses?.map(({ license: its }) => its?.id ?? 'see below').join(', ');
    const text = licenseOf(part);
    const head = `## ${nameOf(part)} ${part.version} (${license ?? 'see below'})`;
    return text === undefined ? head : `${head}\n\n\`\`\`text\n${text.trim()}\n\`\`\``;
  });
  return `# Licenses\n\nWhat others made and this release contains, each with its license.\n\n${notices.join('\n\n')}\n`;
}

/** The license file of a package. One for a single machine has the same as its main package. */
function licenseOf(part: Component): string | undefined {
  const name = nameOf(part);
  const folder = join(ROOT, 'node_modules', name.startsWith(NATIVE) ? 'libsql' : name);
  if (!existsSync(folder)) return undefined;
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying|notice)/i.test(entry));
  return file === undefined ? undefined : readFileSync(join(folder, file), 'utf8');
}
