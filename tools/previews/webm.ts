/** One frame of VP9 video; `at` in milliseconds, the first is a key frame at 0. */
export type Frame = { readonly data: Buffer; readonly key: boolean; readonly at: number };

/** What a file holds, by the names of the Matroska specification. */
const ID = {
  EBML: 0x1a45dfa3,
  EBMLVersion: 0x4286,
  EBMLReadVersion: 0x42f7,
  DocType: 0x4282,
  DocTypeVersion: 0x4287,
  DocTypeReadVersion: 0x4285,
  Segment: 0x18538067,
  Info: 0x1549a966,
  TimestampScale: 0x2ad7b1,
  Duration: 0x4489,
  MuxingApp: 0x4d80,
  WritingApp: 0x5741,
  Tracks: 0x1654ae6b,
  TrackEntry: 0xae,
  TrackNumber: 0xd7,
  TrackUID: 0x73c5,
  TrackType: 0x83,
  FlagLacing: 0x9c,
  CodecID: 0x86,
  Video: 0xe0,
  PixelWidth: 0xb0,
  PixelHeight: 0xba,
  Cluster: 0x1f43b675,
  Timestamp: 0xe7,
  SimpleBlock: 0xa3,
} as const;

/** Times in a cluster are 16 bits with a sign. */
const LONGEST = 32_767;
const NANOSECONDS = 1_000_000;
const VIDEO = 1;
const KEY_FRAME = 0x80;

/**
 * Puts one short silent video into a WebM file: one track, one cluster.
 * @param side width and height in pixels
 * @param lasts milliseconds
 */
export function writeWebm(frames: readonly Frame[], side: number, lasts: number): Buffer {
  if (lasts > LONGEST) throw new Error(`a video of ${lasts} ms does not fit into one cluster`);
  const head = element(ID.EBML, [
    element(ID.EBMLVersion, whole(1)),
    element(ID.EBMLReadVersion, whole(1)),
    element(ID.DocType, Buffer.from('webm')),
    element(ID.DocTypeVersion, whole(2)),
    element(ID.DocTypeReadVersion, whole(2)),
  ]);
  const info = element(ID.Info, [
    element(ID.TimestampScale, whole(NANOSECONDS)),
    element(ID.Duration, double(lasts)),
    element(ID.MuxingApp, Buffer.from('previews')),
    element(ID.WritingApp, Buffer.from('previews')),
  ]);
  const track = element(ID.TrackEntry, [
    element(ID.TrackNumber, whole(1)),
    element(ID.TrackUID, whole(1)),
    element(ID.TrackType, whole(VIDEO)),
    element(ID.FlagLacing, whole(0)),
    element(ID.CodecID, Buffer.from('V_VP9')),
    element(ID.Video, [element(ID.PixelWidth, whole(side)), element(ID.PixelHeight, whole(side))]),
  ]);
  const cluster = element(ID.Cluster, [element(ID.Timestamp, whole(0)), ...frames.map(blockOf)]);
  return Buffer.concat([head, element(ID.Segment, [info, element(ID.Tracks, [track]), cluster])]);
}

function blockOf({ data, key, at }: Frame): Buffer {
  const start = Buffer.alloc(4);
  // The track's number as a variable length: one byte.
  start[0] = 0x81;
  start.writeInt16BE(Math.round(at), 1);
  start[3] = key ? KEY_FRAME : 0;
  return element(ID.SimpleBlock, [start, data]);
}

/** Identifier, length and content. Lengths take eight bytes, the first of which says so. */
function element(id: number, content: Buffer | readonly Buffer[]): Buffer {
  const body = Buffer.isBuffer(content) ? content : Buffer.concat(content);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(body.length));
  length[0] = 0x01;
  return Buffer.concat([whole(id), length, body]);
}

/** A whole number in as few bytes as it takes. */
function whole(value: number): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}
