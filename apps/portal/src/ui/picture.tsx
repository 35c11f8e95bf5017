import { BASE } from '../data/base.ts';
import { isOwnIcon } from '../data/icons.ts';

/** Sides in which a square card picture of ours is baked, in pixels. */
const SIDES = [192, 320, 512] as const;
/** Widths of those for tall and wide tiles. */
const WIDTHS = [560, 720] as const;

export type PictureProps = {
  /** 32 hex digits of one of our pictures, or an address. */
  readonly icon: string;
  /** How wide it is drawn, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Part of the first screen: fetched at once. */
  readonly eager?: boolean | undefined;
  /** Tall and wide tiles have their own art, in AVIF alone. */
  readonly shape?: 'tall' | 'wide' | undefined;
};

/**
 * A game's picture in the size its place needs, as AVIF, else as WebP, else as JPEG. It says nothing
 * by itself: the title stands next to it.
 */
export function Picture({ icon, sizes, eager, shape }: PictureProps) {
  const own = isOwnIcon(icon);
  return (
    <picture>
      {own && <source type="image/avif" srcSet={sources(icon, 'avif', shape)} sizes={sizes} />}
      <img
        sizes={own ? sizes : undefined}
        srcSet={own ? sources(icon, 'webp') : undefined}
        src={own ? `${BASE}allgame/icon/${icon}.jpg` : icon}
        width={512}
        height={512}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}

function sources(icon: string, type: string, shape?: PictureProps['shape']): string {
  const name = shape ? `${icon}-${shape}` : icon;
  return (shape ? WIDTHS : SIDES)
    .map((width) => `${BASE}allgame/icon/${name}-${width}.${type} ${width}w`)
    .join(', ');
}
