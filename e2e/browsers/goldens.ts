import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Judge } from '@playgrove/kit/session';
import { GOLDEN } from '@playgrove/kit/testing';
import { bundle } from '../../tools/build-games/bundle.ts';
import { slimPlanck } from '../../tools/build-games/planck.ts';
import { ROOT } from '../../tools/root.ts';

/** What the page below offers: plays a golden run by the rules of a game. */
export type PlayGolden = (slug: string, run: string) => Promise<ReturnType<Judge>>;

const FOLDER = 'rules';

/** A page with the rules of games as the site's own build compiles them, and no pictures. */
export async function serveGoldens(slugs: readonly string[]) {
  const source = `import { judgeOf } from '@playgrove/kit/session';
const load = {
${slugs.map((slug) => `  ${JSON.stringify(slug)}: () => import(${JSON.stringify(join(ROOT, 'games', slug, 'rules.ts'))}),`).join('\n')}
};
window.playGolden = async (slug, run) => {
  const { rules } = await load[slug]();
  return judgeOf({ ...rules, slug: ${JSON.stringify(GOLDEN)} })(run, {}, () => false);
};`;
  const { files, eager } = await bundle('goldens', source, FOLDER, [slimPlanck()]);
  const [entry] = eager;
  if (!entry) throw new Error('the rules were not bundled');
  const page = `<!doctype html><title>Rules</title><link rel="icon" href="data:,">
<script type="module" src="/${entry.path}"></script>`;
  const server = createServer(({ url = '/' }, response) => {
    const script = files.get(url.slice(1));
    response.writeHead(url === '/' || script ? 200 : 404, {
      'content-type': url === '/' ? 'text/html' : 'text/javascript',
    });
    response.end(url === '/' ? page : script);
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
