import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

type Point = Readonly<Record<string, string | number>>;
type Series = { readonly key: string; readonly name: string };

/** Whether there is anything to draw. */
const isEmpty = (points: readonly Point[], series: readonly Series[]): boolean =>
  points.every((point) => series.every(({ key }) => !point[key]));

const COLORS = ['var(--one)', 'var(--two)', 'var(--three)'];
const DASHES = ['0', '7 4', '2 3'];
const TICK = { fontSize: 13 };
const LOOK = { contentStyle: { background: 'var(--surface)', color: 'var(--ink)' } };

/** What a chart shows is in the table next to it too, for visitors who can’t see it. */
function Frame({
  label,
  children,
}: {
  readonly label: string;
  readonly children: React.ReactElement;
}) {
  return (
    <figure className="chart">
      <figcaption>{capital(label)}</figcaption>
      <div role="img" aria-label={`Chart: ${label}. The table has the same figures.`}>
        <ResponsiveContainer width="100%" height={260}>
          {children}
        </ResponsiveContainer>
      </div>
    </figure>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** In place of a chart that would be empty. */
function Nothing({ label }: { readonly label: string }) {
  return (
    <p className="none">
      No {label.replace(' and ', ' or ')} for these dates. Choose other dates, or check back later.
    </p>
  );
}

/** Lines differ by dashes as well as by color. */
export function Lines(props: {
  readonly label: string;
  readonly points: readonly Point[];
  readonly series: readonly Series[];
}) {
  if (isEmpty(props.points, props.series)) return <Nothing label={props.label} />;
  return (
    <Frame label={props.label}>
      <LineChart data={[...props.points]} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis dataKey="at" stroke="var(--soft)" tick={TICK} minTickGap={24} />
        <YAxis stroke="var(--soft)" tick={TICK} width={48} allowDecimals={false} />
        <Tooltip {...LOOK} />
        <Legend />
        {props.series.map(({ key, name }, at) => (
          <Line
            key={key}
            dataKey={key}
            name={name}
            stroke={COLORS[at] ?? 'var(--ink)'}
            strokeDasharray={DASHES[at] ?? '0'}
            strokeWidth={2.5}
            dot={props.points.length < 32}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </Frame>
  );
}

export function Bars(props: {
  readonly label: string;
  readonly points: readonly Point[];
  readonly series: Series;
}) {
  if (isEmpty(props.points, [props.series])) return <Nothing label={props.label} />;
  return (
    <Frame label={props.label}>
      <BarChart data={[...props.points]} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis dataKey="at" stroke="var(--soft)" tick={TICK} minTickGap={16} />
        <YAxis stroke="var(--soft)" tick={TICK} width={48} allowDecimals={false} />
        <Tooltip {...LOOK} cursor={{ fill: 'var(--sunk)' }} />
        <Bar
          dataKey={props.series.key}
          name={props.series.name}
          fill="var(--one)"
          maxBarSize={72}
          isAnimationActive={false}
        />
      </BarChart>
    </Frame>
  );
}
