/** Our own few calls for authors of games; the same file works on their machine, where nobody listens. */
import {
  box,
  isMuted,
  locale,
  onMute,
  onPause,
  publish,
  ready,
  score,
  start,
  stop,
} from '../bridge.ts';

const saves = box('playgrove');
publish({
  playgrove: {
    version: 1,
    firstFrame: ready,
    ready: start,
    start,
    stop,
    score,
    save(key: string, value: unknown): void {
      saves.merge({ [key]: value });
    },
    load: (key: string, fallback: unknown = null): unknown => saves.read()[key] ?? fallback,
    onPause,
    onMute,
    get muted(): boolean {
      return isMuted();
    },
    get locale(): string {
      return locale();
    },
  },
});
