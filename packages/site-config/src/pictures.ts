/** An operator's logo and icon: what they are, and whether a page can show them safely. */
import { readFileSync, statSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

const SVG_LIMIT = 256 * 1024;
const PNG_LIMIT = 1024 * 1024;
/** Home screens want it at least this large, in pixels. */
const ICON_SIDE = 192;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Elements that run code or bring in other documents. */
const ACTIVE = /^(?:script|foreignobject|iframe|embed|object|audio|video|handler|listener)$/i;

export type Picture = { readonly bytes: Buffer; readonly width: number; readonly height: number };

/** A logo as an SVG of its own, which any page can show as a picture. @throws Error in plain words */
export function readLogo(file: string): { readonly svg: string; readonly png?: Picture } {
  const bytes = read(file, Math.max(SVG_LIMIT, PNG_LIMIT));
  if (bytes.subarray(0, 8).equals(PNG)) {
    const png = pictureOf(bytes);
    const { width, height } = png;
    return {
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${bytes.toString('base64')}"/></svg>\n`,
      ...(width === height && width >= ICON_SIDE && { png }),
    };
  }
  if (bytes.length > SVG_LIMIT)
    throw new Error(`has ${bytes.length} bytes, and an SVG may have ${SVG_LIMIT}`);
  const svg = bytes.toString('utf8');
  requireHarmless(svg);
  return { svg };
}

/** A picture for home screens. @throws Error in plain words */
export function readIcon(file: string): Picture {
  const bytes = read(file, PNG_LIMIT);
  if (!bytes.subarray(0, 8).equals(PNG)) throw new Error('is not a PNG');
  const picture = pictureOf(bytes);
  if (picture.width !== picture.height || picture.width < ICON_SIDE)
    throw new Error(
      `is ${picture.width} by ${picture.height} pixels, and must be a square of ${ICON_SIDE} or more`,
    );
  return picture;
}

/** @throws Error in plain words */
export function readFont(file: string): Buffer {
  const bytes = read(file, 2 * 1024 * 1024);
  if (bytes.subarray(0, 4).toString('latin1') !== 'wOF2') throw new Error('is not a WOFF2 font');
  return bytes;
}

function read(file: string, limit: number): Buffer {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Error('names no file that is there');
  if (found.size === 0) throw new Error('is empty');
  if (found.size > limit) throw new Error(`has ${found.size} bytes, and may have ${limit}`);
  return readFileSync(file);
}

function pictureOf(bytes: Buffer): Picture {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR' || !bytes.includes('IEND'))
    throw new Error('is a damaged PNG');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (width === 0 || height === 0 || width > 4096 || height > 4096)
    throw new Error(`is ${width} by ${height} pixels, and may be 4096 by 4096`);
  return { bytes, width, height };
}

function requireHarmless(svg: string): void {
  if (/<!DOCTYPE|<!ENTITY/i.test(svg)) throw new Error('has a DOCTYPE, which a logo may not');
  if (XMLValidator.validate(svg) !== true) throw new Error('is neither a PNG nor a whole SVG');
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    processEntities: true,
  });
  const tree = parser.parse(svg) as readonly Element[];
  const root = tree.find((node) => nameOf(node) === 'svg');
  if (!root) throw new Error('is neither a PNG nor an SVG');
  if (!/^http:\/\/www\.w3\.org\/2000\/svg$/.test(root[':@']?.['xmlns'] ?? ''))
    throw new Error('must have xmlns="http://www.w3.org/2000/svg"');
  for (const node of everyElement(tree)) requireQuiet(node);
}

type Element = Readonly<Record<string, readonly Element[]>> & {
  readonly ':@'?: Readonly<Record<string, string>>;
};

const nameOf = (node: Element): string => Object.keys(node).find((key) => key !== ':@') ?? '';

function* everyElement(nodes: readonly Element[]): Generator<Element> {
  for (const node of nodes) {
    yield node;
    const inside = node[nameOf(node)];
    if (Array.isArray(inside)) yield* everyElement(inside);
  }
}

function requireQuiet(node: Element): void {
  const name = nameOf(node).replace(/^.*:/, '');
  if (ACTIVE.test(name)) throw new Error(`has <${name}>, which a logo may not`);
  for (const [attribute, raw] of Object.entries(node[':@'] ?? {})) {
    const value = String(raw);
    if (/^on/i.test(attribute)) throw new Error(`has ${attribute}=, which a logo may not`);
    const refers =
      /(?:^|:)href$/i.test(attribute) && !/^(?:#|data:image\/(?:png|jpeg|webp);)/.test(value);
    if (refers || /url\(\s*['"]?(?!#)|javascript:/i.test(value))
      throw new Error(`has ${attribute}="${value.slice(0, 40)}", which leads out of the file`);
  }
  const text = node['#text'] as unknown;
  if (typeof text === 'string' && /@import|url\(\s*['"]?(?!#)/i.test(text))
    throw new Error('has a style that leads out of the file');
}
