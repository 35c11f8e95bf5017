import { randomBytes } from 'node:crypto';
import { NetworkHashes } from '../statistics/network.ts';
import { Tally, type NetworkLimits } from '../statistics/limits.ts';

/** Requests of one network in an hour. A school class plays five challenges behind one address. */
export const RUNS_AN_HOUR: NetworkLimits = { own: 300, block: 3000, provider: 30_000 };
export const CIRCLES_AN_HOUR: NetworkLimits = { own: 60, block: 600, provider: 6000 };
/** Runs of one network that are played or wait at the same time, so that it fills no queue. */
export const RUNS_AT_ONCE = 4;

const HOUR = 3_600_000;

/** Keeps one network from using up what is there for all. In memory alone, by salted hashes. */
export class RunLimits {
  readonly #salt = randomBytes(16).toString('hex');
  readonly #runs = new Tally(RUNS_AN_HOUR);
  readonly #circles = new Tally(CIRCLES_AN_HOUR);
  readonly #atOnce = new Map<string, number>();
  #hour = 0;

  /** Counts a request. @returns whether it is within the limits */
  take(kind: 'run' | 'circle', address: string, now: number): boolean {
    const hour = Math.floor(now / HOUR);
    if (hour !== this.#hour) {
      this.#hour = hour;
      this.#runs.clear();
      this.#circles.clear();
    }
    const from = new NetworkHashes(address, this.#salt);
    const tally = kind === 'run' ? this.#runs : this.#circles;
    if (tally.full(from, 0) !== undefined) return false;
    tally.add(from, 0);
    return true;
  }

  /** Reserves a place among the runs of a network. @returns gives it back; undefined if all are taken */
  enter(address: string): (() => void) | undefined {
    const { own } = new NetworkHashes(address, this.#salt);
    const before = this.#atOnce.get(own) ?? 0;
    if (before >= RUNS_AT_ONCE) return undefined;
    this.#atOnce.set(own, before + 1);
    return () => {
      const left = (this.#atOnce.get(own) ?? 1) - 1;
      if (left > 0) this.#atOnce.set(own, left);
      else this.#atOnce.delete(own);
    };
  }
}
