import type { Still } from '../../records/files.ts';

/** Pictures of a game in play, in a strip that scrolls sideways; nothing where there are none. */
export function Stills({ stills }: { readonly stills: readonly Still[] | undefined }) {
  if (!stills || stills.length === 0) return null;
  return (
    <section className="stills" aria-label="Pictures">
      {/* The keyboard scrolls what it can stand on. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0}>
        {stills.map(({ file, width, height, alt }) => (
          <li key={file}>
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
          </li>
        ))}
      </ul>
    </section>
  );
}
