import { isOwnIcon, smallIcon } from '../../data/icons.ts';
import { download } from '../../services/download.ts';
import { numberText } from '../../ui/locale/numbers.ts';
import type { Fact } from './facts.ts';

export type PictureParts = {
  readonly month: string;
  readonly facts: readonly Fact[];
  /** Of the games whose runs are shown. */
  readonly icons: readonly string[];
  readonly site: string;
};

const [WIDTH, HEIGHT] = [1080, 1350];
const EDGE = 80;
const MAX_ICONS = 5;

/** Draws a month as a picture in the page's theme. @throws if the browser cannot */
export async function drawPicture({ month, facts, icons, site }: PictureParts): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const c = canvas.getContext('2d');
  if (!c) throw new Error('look back: no canvas');
  const style = getComputedStyle(document.documentElement);
  const color = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const font = (size: number, face: 'display' | 'text', weight = 700): string =>
    `${weight} ${size}px ${color(face)}`;
  drawLand(c, color);
  c.textAlign = 'center';
  c.fillStyle = color('ink');
  c.font = font(88, 'display');
  c.fillText(month, WIDTH / 2, 190, WIDTH - 2 * EDGE);
  drawFacts(c, facts, { color, font });
  await drawIcons(c, icons.filter(isOwnIcon).slice(0, MAX_ICONS));
  c.fillStyle = color('on-near');
  c.font = font(56, 'display');
  c.fillText(site, WIDTH / 2, HEIGHT - 110, WIDTH - 2 * EDGE);
  c.font = font(34, 'text', 600);
  c.fillText(location.host, WIDTH / 2, HEIGHT - 56, WIDTH - 2 * EDGE);
  const picture = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/png'));
  if (!picture) throw new Error('look back: no picture');
  return picture;
}

/** Offers a picture to the system's sheet; where there is none, saves it as a file. */
export async function offerPicture(picture: Blob, month: string): Promise<void> {
  const name = `${month}.png`;
  const files = [new File([picture], name, { type: picture.type })];
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files });
      return;
    } catch (error) {
      // The visitor changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  download(picture, picture.type, name);
}

type Color = (name: string) => string;

/** The grove's own sky and hills. */
function drawLand(c: CanvasRenderingContext2D, color: Color): void {
  const sky = c.createLinearGradient(0, 0, 0, HEIGHT * 0.75);
  sky.addColorStop(0, color('grove-sky'));
  sky.addColorStop(1, color('grove-haze'));
  c.fillStyle = sky;
  c.fillRect(0, 0, WIDTH, HEIGHT);
  const hill = (name: string, x: number, y: number, width: number, height: number): void => {
    c.fillStyle = color(name);
    c.beginPath();
    c.ellipse(x, y, width, height, 0, 0, Math.PI * 2);
    c.fill();
  };
  hill('grove-far', WIDTH * 0.15, HEIGHT, WIDTH * 0.6, 420);
  hill('grove-far', WIDTH * 0.9, HEIGHT, WIDTH * 0.55, 470);
  hill('near', WIDTH * 0.5, HEIGHT + 120, WIDTH, 420);
}

function drawFacts(
  c: CanvasRenderingContext2D,
  facts: readonly Fact[],
  {
    color,
    font,
  }: {
    readonly color: Color;
    readonly font: (size: number, face: 'display' | 'text', weight?: number) => string;
  },
): void {
  const gap = 28;
  const height = 230;
  const columns = facts.length === 1 ? 1 : 2;
  const width = (WIDTH - 2 * EDGE - gap * (columns - 1)) / columns;
  for (const [index, { value, label }] of facts.entries()) {
    const last = index === facts.length - 1 && index % columns === 0;
    const wide = last ? WIDTH - 2 * EDGE : width;
    const x = EDGE + (index % columns) * (width + gap);
    const y = 260 + Math.floor(index / columns) * (height + gap);
    c.fillStyle = color('surface');
    c.beginPath();
    c.roundRect(x, y, wide, height, 44);
    c.fill();
    c.fillStyle = color('link');
    c.font = font(112, 'display');
    c.fillText(numberText(value), x + wide / 2, y + 126, wide - 40);
    c.fillStyle = color('soft');
    c.font = font(40, 'text', 600);
    c.fillText(label, x + wide / 2, y + 192, wide - 40);
  }
}

async function drawIcons(c: CanvasRenderingContext2D, icons: readonly string[]): Promise<void> {
  const side = 168;
  const gap = 24;
  // A picture that does not come leaves its place to the others.
  const loaded = await Promise.all(
    icons.map((icon) => load(smallIcon(icon)).catch(() => undefined)),
  );
  const images = loaded.filter((image) => image !== undefined);
  const width = images.length * (side + gap) - gap;
  for (const [index, image] of images.entries()) {
    const x = (WIDTH - width) / 2 + index * (side + gap);
    const y = 850;
    c.save();
    c.beginPath();
    c.roundRect(x, y, side, side, 40);
    c.clip();
    c.drawImage(image, x, y, side, side);
    c.restore();
  }
}

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
