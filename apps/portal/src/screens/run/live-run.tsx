import { useEffect, useState } from 'react';
import { OWN_GAMES_ADDRESS } from '../../data/files.ts';
import type { PartProps } from '../../data/parts.ts';
import { readOwnGames } from '../../data/read-extras.ts';
import { useServices } from '../../services/context.ts';
import { fetchFile } from '../../services/files.ts';
import { fetchRun, runRoute } from '../../services/runs.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Loading } from '../../ui/loading.tsx';
import * as messages from './messages/en.json';

/** Leads from a link with a run on to its game, which shows it. */
export function LiveRun({ pageData: { run } }: PartProps['run']) {
  const { callContent } = useServices();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const lead = async (): Promise<void> => {
      const [packed, games] = await Promise.all([
        fetchRun(run, callContent),
        fetchFile(OWN_GAMES_ADDRESS).then(readOwnGames),
      ]);
      const route = await runRoute(run, packed, games);
      if (left.signal.aborted) return;
      if (route === undefined) setFailed(true);
      else replaceRoute(`#${route}`);
    };
    lead().catch(() => setFailed(true));
    return () => left.abort();
  }, [run, callContent]);
  if (!failed) return <Loading on />;
  return (
    <div className="error-page">
      <h1 tabIndex={-1}>{messages.title}</h1>
      <p>{messages.malformed}</p>
      <p className="error-way">
        <a className="button primary" href="#/">
          <Glyph name="home" />
          {messages.home}
        </a>
      </p>
    </div>
  );
}

/** Back leads to where the link was, not to the link again. */
function replaceRoute(hash: string): void {
  const oldURL = location.href;
  const newURL = new URL(hash, oldURL).href;
  history.replaceState(null, '', newURL);
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL }));
}
