import { useState } from 'react';
import { saveCsv } from './csv.ts';

export type Column<Row> = {
  readonly head: string;
  /** What is sorted by and exported. */
  readonly value: (row: Row) => string | number;
  /** What is read, where it differs. */
  readonly show?: (row: Row) => string;
};

type Order = { readonly column: number; readonly up: boolean };

/** Figures to read, sort and export. */
export function Table<Row>(props: {
  readonly title: string;
  /** The name of the exported file. */
  readonly file: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}) {
  const { title, file, columns, rows } = props;
  const [order, setOrder] = useState<Order>();
  const sorted = order ? rows.toSorted(comparing(columns, order)) : rows;
  const sortBy = (column: number) =>
    setOrder((now) => ({ column, up: now?.column === column ? !now.up : false }));
  const save = () =>
    saveCsv(file, [
      columns.map(({ head }) => head),
      ...sorted.map((row) => columns.map(({ value }) => value(row))),
    ]);
  if (rows.length === 0) return <p className="none">{title}: none in this period.</p>;
  return (
    <figure className="table">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keys */}
      <div className="scroll" tabIndex={0} role="group" aria-label={title}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {columns.map(({ head, value }, at) => (
                <th
                  key={head}
                  scope="col"
                  aria-sort={sortOf(order, at)}
                  className={kindOf(rows[0] && value(rows[0]))}
                >
                  <button type="button" onClick={() => sortBy(at)}>
                    {head}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((row) => (
              <tr key={columns.map(({ value }) => value(row)).join('\n')}>
                {columns.map(({ head, value, show }, at) => {
                  const text = show?.(row) ?? value(row);
                  if (at === 0)
                    return (
                      <th key={head} scope="row">
                        {text}
                      </th>
                    );
                  return (
                    <td key={head} className={kindOf(value(row))}>
                      {text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button type="button" className="save" onClick={save}>
        Export {title} as CSV
      </button>
    </figure>
  );
}

/** Words begin where their column begins; figures end where it ends. */
function kindOf(value: string | number | undefined): string | undefined {
  return typeof value === 'string' ? 'words' : undefined;
}

function sortOf(order: Order | undefined, at: number) {
  if (order?.column !== at) return undefined;
  return order.up ? 'ascending' : 'descending';
}

function comparing<Row>(columns: readonly Column<Row>[], { column, up }: Order) {
  const value = columns[column]?.value ?? (() => 0);
  return (a: Row, b: Row): number => {
    const [one, other] = [value(a), value(b)];
    const less =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : String(one).localeCompare(String(other));
    return up ? less : -less;
  };
}
