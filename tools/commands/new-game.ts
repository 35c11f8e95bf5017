/** Makes a game's folder from a template or another game. */
import { parseArgs } from 'node:util';
import { newGame } from '../new-game.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { like: { type: 'string' } },
  });
  const [slug = '', ...words] = positionals;
  const title = words.length > 0 ? words.join(' ') : undefined;
  const files = newGame(slug, title, undefined, values.like);
  process.stdout.write(
    `games/${slug} is ready to play: ${files.length} files.\n` +
      `  npm run dev -- ${slug}          play it while you edit\n` +
      `  npm run game -- ${slug}         check it\n` +
      '  docs/add-a-game.md              what to change, in which order\n',
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
