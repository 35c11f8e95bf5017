/** The facts that legal texts are filled with; they come from the configuration. */
export type Operator = {
  readonly name: string;
  readonly company: string;
  readonly contact: string;
  readonly statistics: boolean;
};
