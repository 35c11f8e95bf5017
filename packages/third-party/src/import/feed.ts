import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { parse as parseJsonc, type ParseError } from 'jsonc-parser';
import { Refusal } from './refusal.ts';
import { parseScript } from '../build/parse-script.ts';
import { decodeText } from '../build/text.ts';

/**
 * The records of a feed: JSON, JSON lines, CSV, RSS or other XML, or a script that holds one array.
 * @throws Refusal
 */
export function readFeed(file: string): readonly unknown[] {
  let bytes;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new Refusal(`There is no feed ${file}.`, 'Name a .json, .jsonl, .csv, .xml or .js file.');
  }
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  const start = text.trimStart();
  if (start === '') throw new Refusal(`${file} is empty.`, 'Load it again.');
  const ending = extname(file).toLowerCase();
  try {
    if (/^\.(?:xml|rss|atom)$/.test(ending) || start.startsWith('<')) return readXml(text);
    if (/^\.[mc]?[jt]s$/.test(ending)) return readScript(text);
    if (/^\.(?:csv|tsv)$/.test(ending)) return readCsv(text);
    if (/^\.(?:json|jsonl|ndjson)$/.test(ending) || /^[[{]/.test(start)) return readJson(text);
    return readCsv(text);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new Refusal(`${file} cannot be read: ${why}`, 'Check that it was loaded whole.');
  }
}

function readJson(text: string): readonly unknown[] {
  try {
    return listIn(JSON.parse(text) as unknown);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Lists written by hand hold comments and a comma after the last record.
    const faults: ParseError[] = [];
    const lenient: unknown = parseJsonc(text, faults, { allowTrailingComma: true });
    if (faults.length === 0) return listIn(lenient);
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
    if (lines.length < 2) throw error;
    return lines.map((line) => {
      try {
        return JSON.parse(line.replace(/,\s*$/, '')) as unknown;
      } catch {
        return line;
      }
    });
  }
}

/** The longest list of objects anywhere in a document: feeds wrap theirs in all kinds of envelopes. */
function listIn(value: unknown): readonly unknown[] {
  let best: readonly unknown[] = [];
  let found = false;
  const look = (inside: unknown, depth: number): void => {
    if (Array.isArray(inside)) {
      const objects = inside.filter((one) => typeof one === 'object' && one !== null).length;
      if (!found || objects > best.length) [best, found] = [inside as unknown[], true];
      return;
    }
    if (typeof inside !== 'object' || inside === null || depth > 4) return;
    for (const child of Object.values(inside)) look(child, depth + 1);
  };
  look(value, 0);
  if (found) return best;
  if (typeof value === 'object' && value !== null) {
    const values = Object.values(value);
    // Records by id: {"12": {...}, "13": {...}}.
    if (values.length > 0 && values.every((one) => typeof one === 'object' && one !== null))
      return values;
    return [value];
  }
  throw new Refusal('The feed holds no list of records.', 'It must hold an array of objects.');
}

/** The line in which a spreadsheet says what it separates columns by. */
const SEPARATED = /^sep=(.)\r?\n/i;

function readCsv(text: string): readonly unknown[] {
  const named = SEPARATED.exec(text);
  const rows = named ? text.slice(named[0].length) : text;
  // Column names may hold a separator between quotes.
  const [head = ''] = rows.replaceAll(/"[^"]*"/g, 'x').split(/[\r\n]/, 1);
  const separators = [',', ';', '\t', '|'];
  const [likely = ','] = separators.toSorted((a, b) => head.split(b).length - head.split(a).length);
  return parseCsv(rows, {
    columns: namesOf,
    delimiter: named?.[1] ?? likely,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown[];
}

/** The names of the columns; the second of the same name gets a number, and does not hide the first. */
function namesOf(head: readonly string[]): string[] {
  const names: string[] = [];
  for (const written of head) {
    let name = written;
    for (let number = 2; names.includes(name); number += 1) name = `${written}_${number}`;
    names.push(name);
  }
  return names;
}

function readXml(text: string): readonly unknown[] {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: true,
    htmlEntities: true,
    textNodeName: 'text',
    isArray: (name) => /^(?:item|entry|game)$/i.test(name),
  });
  return listIn(parser.parse(text));
}

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

/** The longest array in a script, read and never run. */
function readScript(text: string): readonly unknown[] {
  const arrays: Node[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      if ((node as Node).type === 'ArrayExpression') arrays.push(node as Node);
      else Object.values(node).forEach(walk);
    }
  };
  walk(parseScript(text, 'module'));
  const length = (node: Node): number => (node['elements'] as readonly unknown[]).length;
  const [longest] = arrays.toSorted((a, b) => length(b) - length(a));
  if (!longest)
    throw new Refusal('The script holds no array.', 'It must hold one list of records.');
  return valueOf(longest) as readonly unknown[];
}

/** What a literal stands for; anything that would have to run is left out. */
function valueOf(node: Node | null): unknown {
  switch (node?.type) {
    case 'Literal':
      return node['value'];
    case 'TemplateLiteral': {
      const quasis = node['quasis'] as readonly { value: { cooked?: string } }[];
      return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
    }
    case 'UnaryExpression': {
      const value = valueOf(node['argument'] as Node);
      return node['operator'] === '-' ? -Number(value) : node['operator'] === '!' ? !value : value;
    }
    case 'ArrayExpression':
      return (node['elements'] as readonly (Node | null)[]).map(valueOf);
    case 'ObjectExpression':
      return Object.fromEntries(
        (node['properties'] as readonly Node[]).flatMap((property) => {
          const key = property['key'] as (Node & { name?: string; value?: unknown }) | undefined;
          const name = key?.name ?? key?.value;
          return property.type !== 'Property' || name === undefined
            ? []
            : [[String(name), valueOf(property['value'] as Node)] as const];
        }),
      );
    default:
      return undefined;
  }
}
