/** What a game can say to the portal, and hear from it. */
interface Playgrove {
  readonly version: 1;
  /** The game shows something. */
  firstFrame(): void;
  /** Play has begun; the same as `start`. */
  ready(): void;
  start(): void;
  /** Play has ended. Call `score` before. */
  stop(): void;
  score(points: number): void;
  /** Saves a value that JSON can hold. */
  save(key: string, value: unknown): void;
  load<T>(key: string, fallback?: T): T;
  onPause(pause: () => void, resume: () => void): void;
  onMute(change: (muted: boolean) => void): void;
  readonly muted: boolean;
  /** `en-US`. */
  readonly locale: string;
}
declare const playgrove: Playgrove;
