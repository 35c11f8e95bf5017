/** Requests to the fake device; for tests. */
export type FakeAudio = {
  readonly context: AudioContext;
  /** Of every source that was started, in order. */
  readonly started: {
    rate: number;
    gain: number;
    pan: number;
    loop: boolean;
    stopped: boolean;
    samples: number;
  }[];
  /** Of every started oscillator, in order: its start and stop times. */
  readonly tones: { hertz: number; from: number; until: number }[];
  /** Values that any gain was set to, in order. */
  readonly sent: { value: number; at: number }[];
  time: number;
  state: AudioContextState;
  readonly requests: ('resume' | 'suspend')[];
};

type Node = { kind: string; value: number; out?: Node; connect(to: Node): Node };

/** A Web Audio device that makes no sound and does not advance time by itself. */
export function fakeAudio(): FakeAudio {
  const started: FakeAudio['started'] = [];
  const tones: FakeAudio['tones'] = [];
  const sent: FakeAudio['sent'] = [];
  const requests: FakeAudio['requests'] = [];
  const parameter = (value: number) => ({
    value,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: (to: number, at: number) => sent.push({ value: to, at }),
    setTargetAtTime: (to: number, at: number) => sent.push({ value: to, at }),
    cancelScheduledValues: () => undefined,
  });
  const node = (kind: string): Node & Record<string, unknown> => {
    const made: Node & Record<string, unknown> = {
      kind,
      value: 0,
      connect(to: Node) {
        made.out = to;
        return to;
      },
    };
    return made;
  };
  const gain = () => ({ ...node('gain'), gain: parameter(1) });
  const fake = {
    started,
    tones,
    sent,
    requests,
    time: 0,
    state: 'running' as AudioContextState,
  };
  const source = () => {
    const made = {
      ...node('source'),
      buffer: undefined as { length: number } | undefined,
      loop: false,
      playbackRate: parameter(1),
      chain: [] as Record<string, { value: number }>[],
      connect(to: Record<string, { value: number }>) {
        made.chain.push(to);
        return to;
      },
      entry: undefined as FakeAudio['started'][number] | undefined,
      start() {
        made.entry = {
          rate: made.playbackRate.value,
          gain: made.chain[0]?.['gain']?.value ?? 1,
          pan: lastPan,
          loop: made.loop,
          stopped: false,
          samples: made.buffer?.length ?? 0,
        };
        lastPan = 0;
        started.push(made.entry);
      },
      stop() {
        if (made.entry) made.entry.stopped = true;
      },
    };
    return made;
  };
  const oscillator = () => {
    const made = {
      ...node('oscillator'),
      frequency: parameter(440),
      setPeriodicWave: () => undefined,
      entry: undefined as FakeAudio['tones'][number] | undefined,
      start(at = fake.time) {
        made.entry = { hertz: made.frequency.value, from: at, until: Infinity };
        tones.push(made.entry);
      },
      stop(at: number) {
        if (made.entry) made.entry.until = at;
      },
    };
    return made;
  };
  // A panner is always created for the source that is about to start.
  let lastPan = 0;
  const panner = () => ({
    ...node('panner'),
    pan: {
      set value(pan: number) {
        lastPan = pan;
      },
    },
  });
  const context = {
    get currentTime() {
      return fake.time;
    },
    get state() {
      return fake.state;
    },
    destination: node('destination'),
    createGain: gain,
    createDynamicsCompressor: () => ({
      ...node('compressor'),
      threshold: parameter(0),
      knee: parameter(0),
      ratio: parameter(0),
      attack: parameter(0),
      release: parameter(0),
    }),
    createBufferSource: source,
    createStereoPanner: panner,
    createOscillator: oscillator,
    createPeriodicWave: (real: Float32Array) => ({ partials: real.length - 1 }),
    createBiquadFilter: () => ({
      ...node('filter'),
      type: '',
      frequency: parameter(0),
      Q: parameter(1),
    }),
    sampleRate: 8000,
    createBuffer: (_: number, length: number) => ({ length, copyToChannel: () => undefined }),
    resume: async () => {
      requests.push('resume');
      fake.state = 'running';
    },
    suspend: async () => {
      requests.push('suspend');
      fake.state = 'suspended';
    },
  };
  return Object.assign(fake, { context: context as unknown as AudioContext });
}
