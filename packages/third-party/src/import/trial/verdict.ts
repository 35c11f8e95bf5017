/** What was seen while a game was played caged on the portal's play page. */
export type TrialResult = {
  /** Milliseconds from opening its page until it showed something; `undefined` if it never did. */
  readonly firstFrame: number | undefined;
  /** Why it did not start, as its own error says. */
  readonly failed: string | undefined;
  /** The picture had one color and nothing else until the end. */
  readonly blank: boolean;
  /** It stopped answering the browser. */
  readonly hung: boolean;
  /** The picture never stood still without input. */
  readonly moves: boolean;
  /** Taps and keys changed the picture more than it changes by itself. */
  readonly answers: boolean;
  /** Uncaught ones. */
  readonly errors: readonly string[];
  /** What it wrote to the console as an error. */
  readonly logged: readonly string[];
  /** Files it requested and does not have. */
  readonly missing: readonly string[];
  /** Files that the browser refused, with the type they have. */
  readonly wrongTypes: readonly string[];
  /** Other hosts it wanted. */
  readonly hosts: readonly string[];
  readonly uses: readonly string[];
  readonly orientation: 'any' | 'portrait' | 'landscape';
  /** PNG pictures: the first once it stood still, the last after all input. */
  readonly pictures: readonly Buffer[];
};

export type Verdict = {
  readonly outcome: 'works' | 'works, but' | 'does not work';
  /** In words for the operator; none for `works`. */
  readonly reasons: readonly string[];
};

/** What a trial says of a game. */
export function verdictOf(trial: TrialResult): Verdict {
  const causes = causesIn(trial);
  const fatal = fatalIn(trial);
  if (fatal !== undefined) return { outcome: 'does not work', reasons: [fatal, ...causes] };
  const reasons = [
    ...(trial.answers ? [] : ['no tap or key changed its picture: play it once yourself']),
    ...causes,
  ];
  return { outcome: reasons.length > 0 ? 'works, but' : 'works', reasons };
}

function fatalIn({ failed, blank, hung }: TrialResult): string | undefined {
  if (failed !== undefined) return withoutPeriod(failed);
  if (hung) return 'it stopped responding, perhaps in an endless loop';
  return blank ? 'its picture stays blank' : undefined;
}

/** Whether its pictures show the game. */
export function isPlayable(trial: TrialResult): boolean {
  return fatalIn(trial) === undefined;
}

/** What went wrong, the likeliest cause of everything else first. */
function causesIn({ errors, missing, wrongTypes, hosts, failed }: TrialResult): string[] {
  const [error] = errors.filter((text) => failed === undefined || !failed.includes(text));
  return [
    ...some('missing file', missing),
    ...some('refused for its MIME type:', wrongTypes),
    ...some('blocked request to', hosts),
    ...(error === undefined ? [] : [`error: ${withoutPeriod(error)}`]),
  ];
}

function some(what: string, [first, ...rest]: readonly string[]): string[] {
  if (first === undefined) return [];
  return [`${what} ${first}${rest.length > 0 ? ` and ${rest.length} more` : ''}`];
}

function withoutPeriod(text: string): string {
  return text.split('\n', 1)[0]?.replace(/\.$/, '').slice(0, 200) ?? '';
}

/** One line: `works, but …`. */
export function verdictText({ outcome, reasons }: Verdict): string {
  if (outcome === 'works') return outcome;
  return `${outcome}${outcome === 'works, but' ? ' ' : ': '}${reasons.join('; ')}`;
}
