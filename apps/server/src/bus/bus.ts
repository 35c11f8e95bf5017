/** Lines of the spool that are counted together or not at all. */
export type Chunk = {
  /** Always stands for the same lines; the ledger and the stream know the chunk by it. */
  readonly name: string;
  /** Whole lines, each with its line feed. */
  readonly lines: Uint8Array;
};

/** Counts a chunk. @throws Error if it was not counted and must be delivered again */
export type ChunkHandler = (chunk: Chunk) => Promise<void>;

/** What became of a published chunk: it is counted already, or stored in the stream. */
export type Receipt =
  | { readonly kind: 'counted' }
  | { readonly kind: 'stored'; readonly sequence: number };

/** Carries chunks from the servers that take events to those that count them. */
export interface Bus {
  /**
   * Publishes a chunk. Publishing it twice is harmless.
   * @param timesLost how often the stream lost it, because a stream drops recent duplicates
   * @throws Error if the chunk may not have arrived
   */
  publish(chunk: Chunk, timesLost?: number): Promise<Receipt>;
  /** The last sequence number of the stream up to which every chunk is acknowledged. */
  settled(): Promise<number>;
  /** @throws Error if the bus cannot be reached */
  check(): Promise<void>;
  /** Finishes running work and closes. */
  close(): Promise<void>;
}
