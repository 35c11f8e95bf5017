import type { Screenshot } from '../../data/files.ts';
import * as messages from './messages/en.json';

export type ScreenshotsProps = {
  readonly pictures: readonly Screenshot[] | undefined;
  /** Shows one of them large. */
  readonly onLarge?: ((at: number) => void) | undefined;
};

/** Pictures of a game in play, in a strip that scrolls horizontally. */
export function Screenshots({ pictures, onLarge }: ScreenshotsProps) {
  if (!pictures || pictures.length === 0) return null;
  return (
    <section className="screenshots" aria-label={messages.screenshots}>
      <ul>
        {pictures.map(({ file, width, height, alt }, at) => (
          <li key={file}>
            <button type="button" onClick={() => onLarge?.(at)} aria-haspopup="dialog" data-live>
              <img
                src={file}
                width={width}
                height={height}
                alt={alt}
                loading="lazy"
                fetchPriority="low"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
