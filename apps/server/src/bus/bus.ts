/** Lines of the spool that are counted together, or not at all. */
export type Chunk = {
  /** Stands for these very lines for ever: what the ledger and the stream know them by. */
  readonly name: string;
  /** Whole lines, each with its line feed. */
  readonly lines: Uint8Array;
};

/** Counts a chunk. @throws Error when it is not counted and has to be given again */
export type Take = (chunk: Chunk) => Promise<void>;

/** What a bus says of a chunk: counted already, or kept by the stream in this place. */
export type Receipt =
  | { readonly kind: 'counted' }
  | { readonly kind: 'kept'; readonly sequence: number };

/** Carries chunks from where they come in to where they are counted. */
export interface Bus {
  /**
   * Hands a chunk over; twice the same is harmless.
   * @param again how often it was lost before: a stream drops what it got not long ago
   * @throws Error when it may not have arrived
   */
  publish(chunk: Chunk, again?: number): Promise<Receipt>;
  /** The last place of the stream up to which nothing waits to be counted any more. */
  settled(): Promise<number>;
  /** @throws Error when it cannot be reached */
  check(): Promise<void>;
  /** Lets what is under way end, and closes. */
  close(): Promise<void>;
}
