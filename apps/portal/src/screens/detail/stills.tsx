import type { Still } from '../../records/files.ts';

export type StillsProps = {
  readonly stills: readonly Still[] | undefined;
  /** Shows one of them large. */
  readonly onLarge?: ((at: number) => void) | undefined;
};

/** Pictures of a game in play, in a strip that scrolls sideways; nothing where there are none. */
export function Stills({ stills, onLarge }: StillsProps) {
  if (!stills || stills.length === 0) return null;
  return (
    <section className="stills" aria-label="Pictures">
      <ul>
        {stills.map(({ file, width, height, alt }, at) => (
          <li key={file}>
            <button type="button" onClick={() => onLarge?.(at)} aria-haspopup="dialog" data-live>
              <picture>
                <source type="image/avif" srcSet={`${file}.avif`} />
                <img
                  src={`${file}.webp`}
                  width={width}
                  height={height}
                  alt={alt}
                  loading="lazy"
                  fetchPriority="low"
                  decoding="async"
                />
              </picture>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
