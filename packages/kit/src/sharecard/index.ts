/**
 * A picture to keep and to show around, made on the device: a game paints it, this puts it in a
 * frame with the game's and the portal's name, makes a PNG and offers it. Nothing is sent anywhere
 * but where the player sends it. It needs the DOM.
 *
 * @example
 * const picture = await makeCard({ paint: (c, area) => view.paint(c, area), title, portal: 'Playgrove' });
 * const came = await offerCard(picture, 'my-look.png', title, cardDoors());
 */
import { fade, PALETTE, shade } from '@playgrove/kit/colour';

type C = CanvasRenderingContext2D;
/** In card pixels. */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type SharePicture = {
  /** Fills the area with the picture; what reaches over its edge is cut off. */
  readonly paint: (c: C, area: Area) => void;
  /** Of the game. */
  readonly title: string;
  /** Where it is played. */
  readonly portal: string;
  /** Frame colour, `#rrggbb`. Default purple. */
  readonly colour?: string;
};

/** Pixels of a card: upright, as feeds and chats show it largest. */
export const CARD_SIZE = { width: 1080, height: 1350 } as const;
const EDGE = 36;
const FOOT = 150;
const ROUND = 44;

/** Where a game paints. */
export const PICTURE: Area = {
  x: EDGE,
  y: EDGE,
  width: CARD_SIZE.width - EDGE * 2,
  height: CARD_SIZE.height - EDGE - FOOT,
};

/** Frame, picture and names, on a canvas of `CARD_SIZE`. */
export function drawCard(c: C, { paint, title, portal, colour = '#7338e8' }: SharePicture): void {
  const { width, height } = CARD_SIZE;
  const ground = c.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, colour);
  ground.addColorStop(1, shade(colour, 0.55));
  c.fillStyle = ground;
  c.fillRect(0, 0, width, height);
  const { x, y, width: w, height: h } = PICTURE;
  const box = (grow: number): void => {
    c.beginPath();
    c.roundRect(x - grow, y - grow, w + grow * 2, h + grow * 2, ROUND + grow);
  };
  box(12);
  c.fillStyle = PALETTE.ink;
  c.fill();
  box(7);
  c.fillStyle = PALETTE.cream;
  c.fill();
  c.save();
  box(0);
  c.clip();
  paint(c, PICTURE);
  c.restore();
  const line = height - FOOT / 2 + 8;
  words(c, title, EDGE + 8, line, 70, 'left', width * 0.62);
  words(c, portal, width - EDGE - 8, line, 44, 'right', width * 0.28);
}

/** Letters of the house with a rim, made smaller until they fit. */
function words(
  c: C,
  text: string,
  x: number,
  y: number,
  size: number,
  align: 'left' | 'right',
  most: number,
): void {
  const set = (px: number): void => {
    c.font = `400 ${px}px 'Lilita One', Fredoka, system-ui, sans-serif`;
  };
  set(size);
  const wide = c.measureText(text).width;
  if (wide > most) set(Math.floor((size * most) / wide));
  c.textAlign = align;
  c.textBaseline = 'middle';
  c.lineJoin = 'round';
  c.lineWidth = size * 0.2;
  c.strokeStyle = fade(PALETTE.ink, 0.9);
  c.strokeText(text, x, y);
  c.fillStyle = align === 'left' ? '#ffffff' : PALETTE.yellow;
  c.fillText(text, x, y);
}

/**
 * The card as a PNG.
 * @throws Error where the browser gives no canvas or no picture
 */
export async function makeCard(picture: SharePicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = CARD_SIZE.width;
  canvas.height = CARD_SIZE.height;
  const c = canvas.getContext('2d');
  if (!c) throw new Error('the browser gives no canvas to paint a card on');
  drawCard(c, picture);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('the browser makes no PNG of a card');
  return blob;
}

/** The browser's ways of giving a picture away; each may be missing. */
export type CardDoors = {
  /** Resolves when the system's sheet took the file. */
  readonly share?: ((file: File, text: string) => Promise<void>) | undefined;
  /** Saves the file. */
  readonly save?: ((file: File) => void) | undefined;
};

/** `closed`: the player thought better of it. */
export type Offered = 'shared' | 'saved' | 'closed' | 'failed';

/** Offers the picture to the system's share sheet; where there is none it is saved. */
export async function offerCard(
  picture: Blob,
  name: string,
  text: string,
  { share, save }: CardDoors,
): Promise<Offered> {
  const file = new File([picture], name, { type: 'image/png' });
  if (share) {
    try {
      await share(file, text);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'closed';
    }
  }
  if (!save) return 'failed';
  save(file);
  return 'saved';
}

/** What this browser can do. The share sheet is for fingers; with a mouse a file is expected. */
export function cardDoors(): CardDoors {
  const probe = new File([], 'card.png', { type: 'image/png' });
  const touch = matchMedia('(pointer: coarse)').matches;
  const shares = touch && 'canShare' in navigator && navigator.canShare({ files: [probe] });
  return {
    ...(shares && {
      share: (file: File, text: string) => navigator.share({ files: [file], text }),
    }),
    save: saveFile,
  };
}

function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser has taken the address by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
