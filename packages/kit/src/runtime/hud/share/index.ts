/**
 * A picture that players save or share. The game paints it; this module frames it with the names of
 * the game and the portal and makes a PNG. Everything happens on the device, and the picture goes
 * only where the player sends it. Needs the DOM.
 *
 * @example
 * const picture = await makeCard({ paint: (c, area) => view.paint(c, area), title, portal: 'Playgrove' });
 * const came = await offerCard(picture, 'my-look.png', title, cardDeps());
 */
import { FACES } from '@playgrove/site-config/look';
import type { Rect } from '@playgrove/kit/contract';
import { DEEP, fade, PALETTE, shade } from '@playgrove/kit/logic/color';

type C = CanvasRenderingContext2D;

export type SharePicture = {
  /** Fills the area, in card pixels. The picture is clipped to it. */
  readonly paint: (c: C, area: Rect) => void;
  /** Of the game. */
  readonly title: string;
  /** The portal's name. */
  readonly portal: string;
  /** Frame color, `#rrggbb`. Default purple. */
  readonly color?: string;
};

/** Pixels of a card: portrait, which feeds and chats show largest. */
export const CARD_SIZE = { width: 1080, height: 1350 } as const;
const EDGE = 36;
const FOOT = 150;
const ROUND = 44;

/** The area of the game's picture. */
export const PICTURE: Rect = {
  x: EDGE,
  y: EDGE,
  width: CARD_SIZE.width - EDGE * 2,
  height: CARD_SIZE.height - EDGE - FOOT,
};

/** Frame, picture and names, on a canvas of `CARD_SIZE`. */
export function drawCard(c: C, { paint, title, portal, color = DEEP.purple }: SharePicture): void {
  const { width, height } = CARD_SIZE;
  const ground = c.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, color);
  ground.addColorStop(1, shade(color, 0.55));
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

/** Text in the display face with a rim, scaled down until it fits. */
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
    c.font = `400 ${px}px '${FACES.display}', '${FACES.text}', system-ui, sans-serif`;
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
 * @throws Error if the browser provides no canvas or no picture
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

/** The browser's ways to share a picture; each may be missing. */
export type CardDeps = {
  /** Resolves when the system's share sheet accepted the file. */
  readonly share?: ((file: File, text: string) => Promise<void>) | undefined;
  /** Saves the file. */
  readonly save?: ((file: File) => void) | undefined;
};

/** `closed`: the player closed the share sheet. */
export type Offered = 'shared' | 'saved' | 'closed' | 'failed';

/** Opens the system's share sheet with the picture; without one, saves it. */
export async function offerCard(
  picture: Blob,
  name: string,
  text: string,
  { share, save }: CardDeps,
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

/** What this browser supports. Share sheets are for touch; mouse users expect a file. */
export function cardDeps(): CardDeps {
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
  // The browser has read the address by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
