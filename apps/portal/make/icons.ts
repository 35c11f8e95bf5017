import sharp from 'sharp';
import * as LOOK from '@playgrove/site-config/look';
import type { Look } from '@playgrove/site-config/style';

/** Sides of the pictures that home screens want, in pixels; the mark keeps clear of round and squircle masks. */
const ICON_SIDES = [192, 512] as const;

/**
 * The logo as pictures for home screens.
 * @returns files by path from the site's root
 */
export async function drawIcons(
  mark: string,
  { PAGE }: Look = LOOK,
): Promise<Map<string, Uint8Array>> {
  const icons = await Promise.all(
    ICON_SIDES.map(async (side): Promise<[string, Uint8Array]> => {
      const inner = Math.round(side * 0.7);
      const picture = await sharp(Buffer.from(mark), { density: 600 })
        .resize(inner, inner, { fit: 'contain', background: '#0000' })
        .png()
        .toBuffer();
      const edge = side - inner;
      const background = PAGE.light;
      const icon = await sharp(picture)
        .extend({
          top: Math.floor(edge / 2),
          bottom: Math.ceil(edge / 2),
          left: Math.floor(edge / 2),
          right: Math.ceil(edge / 2),
          background,
        })
        .flatten({ background })
        .png()
        .toBuffer();
      return [`icon-${side}.png`, icon];
    }),
  );
  return new Map(icons);
}
