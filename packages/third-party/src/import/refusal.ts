/** Why something is not taken, in words for the operator: what is wrong, and how to mend it. */
export class Refusal extends Error {
  readonly mend: string;

  constructor(what: string, mend: string) {
    super(what);
    this.name = 'Refusal';
    this.mend = mend;
  }

  override toString(): string {
    return `${this.message}\n  ${this.mend}`;
  }
}
