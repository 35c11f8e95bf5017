export type Rank = {
  readonly name: string;
  readonly value: number;
  /** What stands next to the bar. */
  readonly text: string;
};

/** Named bars under each other: names of any length fit, on any screen. */
export function Ranks(props: {
  readonly title: string;
  readonly rows: readonly Rank[];
  /** Said in place of bars that would all be empty. */
  readonly none: string;
}) {
  const { title, rows, none } = props;
  const most = Math.max(0, ...rows.map(({ value }) => value));
  if (most === 0) return <p className="none">{none}</p>;
  return (
    <figure className="ranks">
      <figcaption>{title}</figcaption>
      <ol>
        {rows.map(({ name, value, text }) => (
          <li key={name}>
            <span className="rank-name">{name}</span>
            <span className="rank-text">{text}</span>
            <meter className="rank-bar" min={0} max={most} value={value} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </figure>
  );
}
