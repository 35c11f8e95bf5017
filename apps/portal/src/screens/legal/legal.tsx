import type { TextBlock, TextFile } from '../../records/files.ts';

const MONTHS =
  'January February March April May June July August September October November December';

/** A page of plain words: summary first, then headings that can be reached from the list of contents. */
export function Legal({ text }: { readonly text: TextFile }) {
  return (
    <article className="legal-page">
      <h1 tabIndex={-1}>{text.title}</h1>
      {text.updated !== undefined && (
        <p className="updated">
          Last changed on <time dateTime={text.updated}>{longDate(text.updated)}</time>
        </p>
      )}
      <div className="summary">
        <h2>In short</h2>
        <ul>
          {text.summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <ol className="contents">
        {text.sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} data-anchor={id}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
      {text.sections.map(({ id, heading, blocks }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} tabIndex={-1}>
            {heading}
          </h2>
          {blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
    </article>
  );
}

function Block({ block }: { readonly block: TextBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('href' in block) {
    return (
      <p>
        <a href={block.href} target="_blank" rel="noopener">
          {block.label}
        </a>
      </p>
    );
  }
  return (
    <ul>
      {block.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** `2026-11-21` → `21 November 2026`. */
function longDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTHS.split(' ')[Number(month) - 1] ?? month} ${year}`;
}
