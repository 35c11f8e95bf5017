import { BASE } from '../../data/base.ts';
import type { TextBlock, TextFile } from '../../data/files.ts';
import { dateText } from '../../ui/locale/dates.ts';
import * as messages from './messages/en.json';

/** A page of plain words: summary first, then headings that can be reached from the list of contents. */
export function Legal({ text }: { readonly text: TextFile }) {
  const [before, after] = messages.updated.split('{date}');
  return (
    <article className="legal-page">
      <h1 tabIndex={-1}>{text.title}</h1>
      {text.updated !== undefined && (
        <p className="updated">
          {before}
          <time dateTime={text.updated}>{dateText(text.updated, 'long')}</time>
          {after}
        </p>
      )}
      <div className="summary">
        <h2>{messages.inShort}</h2>
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
        <a href={block.href.replace(/^\//, BASE)} target="_blank" rel="noopener">
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
