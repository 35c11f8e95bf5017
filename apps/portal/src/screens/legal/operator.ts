/** The facts that legal texts are filled with; they come from the configuration. */
export type Operator = {
  readonly name: string;
  readonly company: string;
  readonly contact: string;
  /** Where visitors reside, the least age in years, and what a copy of somebody's data may cost. */
  readonly residence: string;
  readonly age: number;
  readonly copyFee: string;
  readonly statistics: boolean;
  /** Whether votes and reports are taken. */
  readonly server: boolean;
  /** Whether runs, boards and circles are kept. */
  readonly runs: boolean;
  /** Whether ads, and an outside analytics service, are on. */
  readonly ads: 'off' | 'house' | 'google';
  readonly analytics: boolean;
};

/** A third-party game, as the credits name it. */
export type CreditedGame = {
  readonly title: string;
  readonly author?: string;
  readonly license?: string;
  /** Who serves it, if that is not this site. */
  readonly host?: string;
};

/** Whether any other company is contacted during a visit. */
export function hasOthers({ ads, analytics }: Pick<Operator, 'ads' | 'analytics'>): boolean {
  return ads === 'google' || analytics;
}
