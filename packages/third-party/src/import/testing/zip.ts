import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of a zip, with whatever a test wants to be odd about it. */
export type Part = {
  readonly name: string | Buffer;
  readonly content?: Buffer | string;
  /** What the table of contents says of its size, if that is not so. */
  readonly claims?: number;
  readonly mode?: number;
  readonly flags?: number;
  /** What the table of contents says of its checksum, if that is not so. */
  readonly crc?: number;
  /** How it is said to be packed; 0 is not packed. */
  readonly method?: number;
  /** The system's own bits: 0x10 is a folder of DOS. */
  readonly attributes?: number;
  readonly extra?: Buffer;
};

/** The flag of tools that write sizes and checksum after the content. */
export const DESCRIBED = 0x8;

/** A zip as it lies on the disk, with whatever names and claims a test wants. */
export function zipOf(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = [];
  const table: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { name, content = '', claims, mode = 0o100644, flags = 0x800 } = part;
    const { method = 8, attributes = 0, extra = Buffer.alloc(0) } = part;
    const bytes = Buffer.from(name);
    const plain = Buffer.from(content);
    const packed = method === 0 ? plain : deflateRawSync(plain);
    const crc = part.crc ?? crcOf(plain);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(method, 8);
    head.writeUInt32LE(crc, 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(claims ?? plain.length, 22);
    head.writeUInt16LE(bytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(0x0314, 4);
    entry.writeUInt16LE(20, 6);
    head.copy(entry, 8, 6, 28);
    const after = Buffer.alloc(flags & DESCRIBED ? 16 : 0);
    if (flags & DESCRIBED) {
      after.writeUInt32LE(0x08074b50, 0);
      head.copy(after, 4, 14, 26);
      head.fill(0, 14, 26);
    }
    entry.writeUInt16LE(bytes.length, 28);
    entry.writeUInt16LE(extra.length, 30);
    entry.writeUInt32LE(((mode << 16) | attributes) >>> 0, 38);
    entry.writeUInt32LE(offset, 42);
    locals.push(head, bytes, packed, after);
    table.push(entry, bytes, extra);
    offset += head.length + bytes.length + packed.length + after.length;
  }
  const end = Buffer.alloc(22);
  const size = table.reduce((sum, { length }) => sum + length, 0);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...table, end]);
}

/** Node has it from 20.15 on; the types of 20 do not know it. */
export function crcOf(bytes: Buffer): number {
  return (crc32 as (data: Buffer) => number)(bytes);
}

/** An extra field: its number and its content. */
export function extraOf(id: number, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, content]);
}

/** Info-ZIP's field that repeats a name in UTF-8. */
export function unicodePath(written: Buffer, name: string): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(1, 0);
  head.writeUInt32LE(crcOf(written), 1);
  return extraOf(0x7075, Buffer.concat([head, Buffer.from(name)]));
}

/** The field of a size that needs 64 bits; the table then says 0xffffffff. */
export function size64(bytes: number): Buffer {
  const content = Buffer.alloc(8);
  content.writeBigUInt64LE(BigInt(bytes));
  return extraOf(1, content);
}
