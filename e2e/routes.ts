import { categories } from '@playgrove/catalogue';
import { CATALOGUE } from './games.ts';

const [game] = CATALOGUE.games;
const [category] = categories(CATALOGUE.games);
if (!game || !category) throw new Error('games/: there is no game with a category to test');

/** One address of every screen, and one that leads nowhere. */
export const ROUTES = [
  '/',
  '/term',
  '/privacy',
  '/cookie',
  '/credits',
  `/category/${encodeURIComponent(category)}`,
  `/detail/${game.id}`,
  `/game/${game.id}`,
  '/nowhere',
] as const;
