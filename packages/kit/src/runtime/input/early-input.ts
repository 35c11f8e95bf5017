/** The most early events to collect; further presses are dropped. */
const MAX_EVENTS = 200;
const POINTER = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;
const KEYS = ['keydown', 'keyup'] as const;

/**
 * Collects touches and keys from the first frame until the code that handles them has loaded, and
 * opens the audio device inside the first of them, as browsers require.
 */
export class EarlyInput {
  readonly #events: Event[] = [];
  readonly #stop = new AbortController();
  #audio: AudioContext | undefined;

  /** @param muted a muted game never opens the audio device */
  constructor(canvas: HTMLCanvasElement, muted: boolean) {
    const { signal } = this.#stop;
    for (const type of POINTER) {
      canvas.addEventListener(type, (event) => this.#pointer(canvas, event, muted), { signal });
    }
    for (const type of KEYS) {
      window.addEventListener(type, (event) => this.#key(event, muted), { signal });
    }
  }

  /** The audio device, if a touch or key has opened it. */
  get audio(): AudioContext | undefined {
    return this.#audio;
  }

  /** Stops collecting. @returns the events in order */
  take(): readonly Event[] {
    this.#stop.abort();
    return this.#events.splice(0);
  }

  #pointer(canvas: HTMLCanvasElement, event: PointerEvent, muted: boolean): void {
    if (event.type === 'pointerdown') {
      event.preventDefault();
      // A pointer that leaves the canvas while pressed still ends here.
      canvas.setPointerCapture(event.pointerId);
    }
    if (event.type !== 'pointermove' && !muted) this.#openAudio();
    this.#collect(event);
  }

  #key(event: KeyboardEvent, muted: boolean): void {
    const scrolls = event.target === document.body && /^(Arrow|Space)/.test(event.code);
    // With Alt or Cmd an arrow goes back in history.
    if (scrolls && !event.altKey && !event.metaKey && !event.ctrlKey) event.preventDefault();
    if (event.type === 'keydown' && !muted) this.#openAudio();
    this.#collect(event);
  }

  #collect(event: Event): void {
    if (this.#events.length < MAX_EVENTS) this.#events.push(event);
  }

  #openAudio(): void {
    if (typeof AudioContext === 'undefined') return;
    try {
      this.#audio ??= new AudioContext({ latencyHint: 'interactive' });
      // Browsers may reject the event that opened it; the next one resumes it.
      if (this.#audio.state === 'suspended') void this.#audio.resume().catch(() => undefined);
    } catch {
      // Without a device the game is silent.
    }
  }
}
