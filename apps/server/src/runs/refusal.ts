/** Why a run, an entry or a circle was refused. `api/` turns the code into words, insights count it. */
export type RunRefusal =
  | 'busy'
  | 'cross-site'
  | 'too-many-this-hour'
  | 'no-room'
  | 'unknown-game'
  | 'day-closed'
  | 'circle-unknown'
  | 'circle-full'
  | RunFault;

/** What is wrong with a run itself: the codes of the games' judges, and of the thread around them. */
export type RunFault = (typeof RUN_FAULTS)[number];

export const RUN_FAULTS = [
  'not-a-run',
  'other-game',
  'other-level',
  'other-day',
  'with-career',
  'not-finished',
  'earlier-version',
  'unknown-level',
  'too-long',
  'deal-refused',
  'input-refused',
  'ends-elsewhere',
  'other-result',
  'takes-too-long',
  'takes-too-much-memory',
] as const;

export function isRunFault(value: unknown): value is RunFault {
  return RUN_FAULTS.some((fault) => fault === value);
}
