/** What visitors type, and what it must and must not find among our own games. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf, readGameFacts, type GameFacts } from '@playgrove/catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { openEngine, type Find } from '../src/shell/search/engine.ts';
import { CONFIG } from '../src/testing/fixtures.ts';
import { PORTAL } from './bundle.ts';
import { makeData } from './data.ts';
import { idOf } from './ids.ts';

const GAMES = join(PORTAL, '../../games');

const slugs = new Map<string, string>();
const facts = new Map<string, GameFacts>();
let find: Find;

beforeAll(async () => {
  for (const slug of readdirSync(GAMES).filter((name) => /^[a-z][a-z0-9-]*$/.test(name))) {
    const raw: unknown = JSON.parse(readFileSync(join(GAMES, slug, 'game.json'), 'utf8'));
    const read = readGameFacts(slug, raw);
    if (!read.ok) throw new Error(`${slug}: ${JSON.stringify(read.error)}`);
    facts.set(slug, read.value);
    slugs.set(idOf(slug), slug);
  }
  const games = [...facts].map(([slug, fact]) => gameOf(fact, idOf(slug)));
  const data = makeData({ games, facts, icons: {}, config: CONFIG });
  find = await openEngine((address) => Promise.resolve(data.files.get(address)));
});

const found = (typed: string): string[] => find(typed).games.map(({ id }) => slugs.get(id) ?? id);

/**
 * `typed | what may come first | what must not come at all`; `-` for nothing, `*` for every other game.
 * After `~` stands what is offered first in place of a game that is not here.
 */
const TABLE = `
2 player | spot-kick-stars tide-reversi corner-pocket-club tabletop-torque crown-checkers windmill-links | *
two players | spot-kick-stars tide-reversi corner-pocket-club tabletop-torque crown-checkers windmill-links | *
2 player games | spot-kick-stars tide-reversi corner-pocket-club tabletop-torque crown-checkers windmill-links | *
two player | spot-kick-stars tide-reversi corner-pocket-club tabletop-torque crown-checkers windmill-links | *
versus | spot-kick-stars tide-reversi corner-pocket-club tabletop-torque crown-checkers windmill-links | *
multiplayer | spot-kick-stars tide-reversi corner-pocket-club tabletop-torque crown-checkers windmill-links | *
play with a friend | spot-kick-stars tide-reversi corner-pocket-club tabletop-torque crown-checkers windmill-links | *
two player soccer | spot-kick-stars | tide-reversi
dress up | runway-remix print-atelier | *
dressup | runway-remix print-atelier | *
dress-up games | runway-remix print-atelier | *
dressing up | runway-remix print-atelier | *
clothes | runway-remix print-atelier | *
fashion | runway-remix print-atelier | spot-kick-stars
shooting | starling-squadron | spot-kick-stars curb-kings deep-breath-dive
shooter | starling-squadron | spot-kick-stars curb-kings
shooting games | starling-squadron | spot-kick-stars velvet-klondike
bubble shooter | sherbet-bubbles | *
bubbles | sherbet-bubbles | starling-squadron
buble | sherbet-bubbles | *
relaxing | dawn-angler jade-pavilion-mahjong tidy-potions | starling-squadron redrock-drift night-stall-sizzle
relax | dawn-angler jade-pavilion-mahjong tidy-potions | starling-squadron redrock-drift
calm | dawn-angler jade-pavilion-mahjong tidy-potions | starling-squadron
chess | - | *
checkers | crown-checkers | *
draughts | crown-checkers | *
poker | - | *
golf | windmill-links | *
mini golf | windmill-links | *
minigolf | windmill-links | *
putt | windmill-links | *
brick breaker | brick-breeze | *
breakout | brick-breeze | *
arkanoid | brick-breeze | *
maze | tilt-garden | velvet-klondike
labyrinth | tilt-garden | velvet-klondike
gravity | flipside-sprint bowlful-of-worlds | sunrise-sudoku
pattern | print-atelier | redrock-drift
number path | parcel-path | redrock-drift
tetris | - | *
minecraft | - | *
zombie | - | *
horse riding | - | *
train | rooftop-relay | *
letter | - | *
cat | midnight-raccoon tidy-potions | *
racing | redrock-drift | rim-rhapsody dawn-angler velvet-klondike
race | redrock-drift | rim-rhapsody
racer | redrock-drift | spot-kick-stars
car | redrock-drift | night-stall-sizzle
car games | redrock-drift tabletop-torque | velvet-klondike
cars | redrock-drift | velvet-klondike
driving | bumpy-summit redrock-drift | velvet-klondike
drift | redrock-drift | velvet-klondike
car parking | ferry-shuffle redrock-drift tabletop-torque | velvet-klondike
3d | redrock-drift bazaar-bolt | velvet-klondike owl-roost
cards | velvet-klondike | redrock-drift
card | velvet-klondike | redrock-drift
card games | velvet-klondike | redrock-drift
solitaire | velvet-klondike | sunrise-sudoku tide-reversi
patience | velvet-klondike | night-stall-sizzle
klondike | velvet-klondike | *
solitare | velvet-klondike | sunrise-sudoku tide-reversi
klondike zzzzzz | velvet-klondike | *
sudoku | sunrise-sudoku | *
sudko | sunrise-sudoku | *
soduko | sunrise-sudoku | *
sunrise | sunrise-sudoku | *
sunr | sunrise-sudoku | *
numbers | double-dunes sunrise-sudoku | velvet-klondike
number puzzle | double-dunes sunrise-sudoku | velvet-klondike
2048 | double-dunes bowlful-of-worlds | *
merge | bowlful-of-worlds double-dunes | velvet-klondike
match 3 | bouquet-bound | velvet-klondike redrock-drift
match-3 | bouquet-bound | velvet-klondike
match three | bouquet-bound | velvet-klondike
flowers | bouquet-bound | starling-squadron
football | spot-kick-stars | rim-rhapsody
soccer | spot-kick-stars | rim-rhapsody
socer | spot-kick-stars | rim-rhapsody
fotball | spot-kick-stars | *
penalty | spot-kick-stars | *
penalty kicks | spot-kick-stars | *
basketball | rim-rhapsody | spot-kick-stars
baksetball | rim-rhapsody | *
hoops | rim-rhapsody | redrock-drift
skateboarding | curb-kings | *
skate | curb-kings | *
skater | curb-kings | *
fishing | dawn-angler | deep-breath-dive
fish | dawn-angler | velvet-klondike
angling | dawn-angler | *
snake | noodle-coil | *
snake io | noodle-coil | *
io | noodle-coil | velvet-klondike
noodel | noodle-coil | *
cooking | night-stall-sizzle | velvet-klondike
cook | night-stall-sizzle | velvet-klondike
restaurant | night-stall-sizzle | *
food | night-stall-sizzle | spot-kick-stars
fruit | orchard-slash | velvet-klondike
slicing | orchard-slash | *
cut fruit | orchard-slash | *
music | moonlit-keys | velvet-klondike
piano | moonlit-keys | *
pianno | moonlit-keys | *
rythm | moonlit-keys groove-detective | *
drums | groove-detective | velvet-klondike
groove | groove-detective | velvet-klondike
nonogram | inkwell-pictures | velvet-klondike
crane | crane-wobble | velvet-klondike
tower | crane-wobble | velvet-klondike
running | rooftop-relay flipside-sprint | velvet-klondike emberpaw-trail
runner | rooftop-relay flipside-sprint | velvet-klondike noodle-coil
endless runner | rooftop-relay flipside-sprint | velvet-klondike
parkour | rooftop-relay | starling-squadron redrock-drift
platformer | emberpaw-trail | velvet-klondike
platform | emberpaw-trail | velvet-klondike
jumping | emberpaw-trail rooftop-relay | velvet-klondike
one button | emberpaw-trail deep-breath-dive dawn-angler | velvet-klondike sunrise-sudoku
1 button | emberpaw-trail deep-breath-dive dawn-angler | velvet-klondike
daily | velvet-klondike sunrise-sudoku owl-roost groove-detective | starling-squadron runway-remix
daily puzzle | parcel-path sunrise-sudoku owl-roost bouquet-bound double-dunes | starling-squadron redrock-drift
kids | festival-faces orchard-slash runway-remix sherbet-bubbles bouquet-bound emberpaw-trail | starling-squadron
girls | festival-faces runway-remix | starling-squadron redrock-drift
makeup | festival-faces | redrock-drift
make up | festival-faces | redrock-drift
makeover | festival-faces runway-remix | redrock-drift
face painting | festival-faces | redrock-drift
strategy | mossland-march | starling-squadron
war | mossland-march | velvet-klondike
logic | parcel-path sunrise-sudoku owl-roost | starling-squadron redrock-drift
puzzle | parcel-path quilt-corner chalk-drop bouquet-bound double-dunes sunrise-sudoku owl-roost | starling-squadron redrock-drift
puzzel | parcel-path quilt-corner chalk-drop bouquet-bound double-dunes sunrise-sudoku owl-roost | starling-squadron redrock-drift
block puzzle | quilt-corner | velvet-klondike
quilt | quilt-corner | velvet-klondike
brain teaser | sunrise-sudoku owl-roost double-dunes | starling-squadron
queens | owl-roost | *
reversi | tide-reversi | *
othello | tide-reversi | *
board games | tide-reversi crown-checkers | curb-kings
drawing | chalk-drop | velvet-klondike
physics | chalk-drop | velvet-klondike
diving | deep-breath-dive | *
ocean | deep-breath-dive | velvet-klondike
underwater | deep-breath-dive | *
wasps | orchard-slash | *
night market | night-stall-sizzle | *
krat | bumpy-summit redrock-drift | velvet-klondike
adventure | emberpaw-trail | velvet-klondike
pool | corner-pocket-club | *
billiards | corner-pocket-club | *
snooker | corner-pocket-club | *
8 ball | corner-pocket-club | velvet-klondike
mahjong | jade-pavilion-mahjong | *
majong | jade-pavilion-mahjong | *
tiles | jade-pavilion-mahjong | starling-squadron
marbles | marble-monsoon tilt-garden | *
stealth | midnight-raccoon | *
raccoon | midnight-raccoon | *
hair salon | salon-swirl | *
haircut | salon-swirl | *
hairdresser | salon-swirl | *
toy cars | tabletop-torque | velvet-klondike
slot car | tabletop-torque | velvet-klondike
goat | bazaar-bolt | *
hill climb | bumpy-summit | *
truck | bumpy-summit | *
tower defense | fog-and-mirrors | *
survival | mothlight-vigil | velvet-klondike
water sort | tidy-potions | *
potion | tidy-potions | *
planets | bowlful-of-worlds | *
candy crush | ~ bouquet-bound | sunrise-sudoku
candy crush saga | ~ bouquet-bound | sunrise-sudoku
candycrush | ~ bouquet-bound | sunrise-sudoku
candy crash | ~ bouquet-bound | sunrise-sudoku
bejeweled | ~ bouquet-bound | sunrise-sudoku
jewel | bouquet-bound | sunrise-sudoku
subway surfers | ~ bazaar-bolt rooftop-relay | sunrise-sudoku
subway surfer online | ~ bazaar-bolt rooftop-relay | sunrise-sudoku
temple run | ~ bazaar-bolt rooftop-relay | sunrise-sudoku
crossy road | ~ bazaar-bolt rooftop-relay | sunrise-sudoku
no internet dinosaur | ~ rooftop-relay bazaar-bolt | marble-monsoon
dinosaur | ~ rooftop-relay bazaar-bolt | marble-monsoon
zuma | ~ marble-monsoon | sunrise-sudoku
zuma deluxe | ~ marble-monsoon | sunrise-sudoku
wordle | ~ sunrise-sudoku owl-roost | spot-kick-stars
crossword | ~ sunrise-sudoku owl-roost | spot-kick-stars
word search | ~ sunrise-sudoku owl-roost | spot-kick-stars
word games | ~ sunrise-sudoku owl-roost | bowlful-of-worlds
tetris online | ~ quilt-corner | spot-kick-stars
tetriz | ~ quilt-corner | spot-kick-stars
roblox | ~ quilt-corner crane-wobble | noodle-coil
among us | ~ mothlight-vigil midnight-raccoon | sunrise-sudoku
fortnite | ~ mothlight-vigil starling-squadron | sunrise-sudoku
pac man | ~ midnight-raccoon noodle-coil | sunrise-sudoku
pacman | ~ midnight-raccoon noodle-coil | sunrise-sudoku
solitair | velvet-klondike | sunrise-sudoku
sodoku | sunrise-sudoku | *
mahjongg | jade-pavilion-mahjong | *
bubbl | sherbet-bubbles | *
8 ball pool | corner-pocket-club | *
fruit ninja | ~ orchard-slash | sunrise-sudoku
slither io | ~ noodle-coil | sunrise-sudoku
agario | ~ noodle-coil | sunrise-sudoku
chess online | ~ crown-checkers | redrock-drift
drive | bumpy-summit redrock-drift tabletop-torque | velvet-klondike
games for 5 year olds | festival-faces orchard-slash sherbet-bubbles | starling-squadron mothlight-vigil
games for 3 year old | festival-faces orchard-slash sherbet-bubbles | starling-squadron mothlight-vigil
toddler | festival-faces orchard-slash sherbet-bubbles | starling-squadron
baby games | festival-faces orchard-slash sherbet-bubbles | starling-squadron
games for kids | festival-faces orchard-slash sherbet-bubbles | starling-squadron
easy games for seniors | velvet-klondike jade-pavilion-mahjong sunrise-sudoku crown-checkers | starling-squadron
games for grandma | velvet-klondike jade-pavilion-mahjong sunrise-sudoku crown-checkers | starling-squadron
games for girls | festival-faces runway-remix | starling-squadron
games for boys | marble-monsoon mothlight-vigil redrock-drift bumpy-summit spot-kick-stars starling-squadron | runway-remix
shooting games for boys | marble-monsoon mothlight-vigil starling-squadron | runway-remix
futbol | spot-kick-stars | *
juegos de fútbol | spot-kick-stars | *
carros | redrock-drift tabletop-torque bumpy-summit | velvet-klondike
juegos de carros | redrock-drift tabletop-torque bumpy-summit | velvet-klondike
jeux de voiture | redrock-drift tabletop-torque bumpy-summit | velvet-klondike
cartas | velvet-klondike | redrock-drift
damas | crown-checkers | *
échecs | ~ crown-checkers | redrock-drift
ajedrez | ~ crown-checkers | redrock-drift
rompecabezas | parcel-path quilt-corner | starling-squadron redrock-drift
serpiente | noodle-coil | *
juegos de cocina | night-stall-sizzle | *
jeux de cuisine | night-stall-sizzle | *
juegos de vestir | runway-remix print-atelier | *
juegos para niños | festival-faces orchard-slash sherbet-bubbles | starling-squadron
juegos de dos jugadores | spot-kick-stars tide-reversi corner-pocket-club tabletop-torque crown-checkers windmill-links | *
jeux pour enfants | festival-faces orchard-slash sherbet-bubbles | starling-squadron
plants vs zombies | ~ fog-and-mirrors | spot-kick-stars corner-pocket-club tabletop-torque windmill-links
vs | spot-kick-stars tide-reversi corner-pocket-club tabletop-torque crown-checkers windmill-links | *
1 vs 1 | spot-kick-stars tide-reversi corner-pocket-club tabletop-torque crown-checkers windmill-links | *
bloons tower defense | ~ fog-and-mirrors | sunrise-sudoku
horse | ~ midnight-raccoon emberpaw-trail | sunrise-sudoku
dog | ~ groove-detective | sunrise-sudoku
freecell | ~ velvet-klondike | redrock-drift
spider solitaire | ~ velvet-klondike | redrock-drift
hearts | ~ velvet-klondike | rim-rhapsody
princess | ~ runway-remix | redrock-drift
barbie | ~ runway-remix | redrock-drift
gacha life | ~ runway-remix | redrock-drift
idle | ~ night-stall-sizzle | redrock-drift
clicker | ~ night-stall-sizzle | redrock-drift
flappy bird | ~ flipside-sprint tint-and-leap | starling-squadron
angry birds | ~ chalk-drop rim-rhapsody | owl-roost
mario | ~ emberpaw-trail | redrock-drift
mario kart | ~ redrock-drift | emberpaw-trail
gta | ~ redrock-drift | sunrise-sudoku
hill climb racing | ~ bumpy-summit | sunrise-sudoku
suika game | ~ bowlful-of-worlds | spot-kick-stars
piano tiles | ~ moonlit-keys | jade-pavilion-mahjong
friday night funkin | ~ groove-detective moonlit-keys | night-stall-sizzle
papa's pizzeria | ~ night-stall-sizzle | redrock-drift
cooking mama | ~ night-stall-sizzle | redrock-drift
vampire survivors | ~ mothlight-vigil | sunrise-sudoku
space invaders | ~ starling-squadron | sunrise-sudoku
clash royale | ~ mossland-march | sunrise-sudoku
picross | ~ inkwell-pictures | redrock-drift
flow free | ~ parcel-path | redrock-drift
ball sort | ~ tidy-potions | redrock-drift
connect 4 | ~ crown-checkers tide-reversi | redrock-drift
tic tac toe | ~ crown-checkers tide-reversi | redrock-drift
math games | double-dunes sunrise-sudoku bowlful-of-worlds | spot-kick-stars
brain games | double-dunes sunrise-sudoku owl-roost | spot-kick-stars
coloring book | festival-faces tint-and-leap | redrock-drift starling-squadron
memory | ~ jade-pavilion-mahjong | redrock-drift
penguin | ~ crane-wobble | sunrise-sudoku
scary | ~ midnight-raccoon | sunrise-sudoku
nail salon | ~ salon-swirl | redrock-drift
pizza | night-stall-sizzle | *
`;

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))
  .map(([typed = '', first = '', never = '']) => ({
    typed,
    first: first.split(' '),
    never: never.split(' '),
  }));

it('is a table of at least 260 searches for games that are there', () => {
  expect(rows.length).toBeGreaterThanOrEqual(260);
  const known = new Set([...slugs.values(), '-', '*', '~']);
  expect(new Set(rows.map(({ typed }) => typed)).size).toBe(rows.length);
  const unknown = rows.flatMap(({ first, never }) => [...first, ...never]);
  expect(unknown.filter((slug) => !known.has(slug))).toEqual([]);
});

it.each(rows)('$typed', ({ typed, first, never }) => {
  const games = found(typed);
  if (first.includes('-')) {
    expect(games).toEqual([]);
    expect(find(typed).instead).toHaveLength(4);
    return;
  }
  const shown = first.includes('~') ? find(typed).instead.map(({ id }) => slugs.get(id)) : games;
  if (first.includes('~')) expect(games).toEqual([]);
  expect(first).toContain(shown[0]);
  const refused = never.includes('*') ? shown.filter((slug) => !first.includes(slug ?? '')) : never;
  expect(shown.filter((slug) => refused.includes(slug ?? ''))).toEqual([]);
});

describe('facts', () => {
  it.each(['offline', 'no wifi', 'no sound', 'games without sound'])(
    '"%s" finds every game',
    (typed) => {
      expect(find(typed).total).toBe(slugs.size);
    },
  );

  it('hands over every game that fits, and says how many there are', () => {
    const { games, total } = find('daily');
    expect(total).toBeGreaterThan(8);
    expect(games).toHaveLength(total);
  });

  it.each(['games', 'free games', 'best free online games'])('"%s" means any game', (typed) => {
    expect(find(typed).total).toBe(slugs.size);
  });

  it('names the game that is not here, and none for a word', () => {
    expect(find('play candy crush').missing).toBe('Candy Crush');
    expect(find('subway surfers').missing).toBe('Subway Surfers');
    expect(find('chess').missing).toBeUndefined();
    expect(find('candy c').missing).toBeUndefined();
  });

  it('lists the newest for "new", not the best', () => {
    const released = (typed: string) =>
      find(typed).games.map(({ id }) => facts.get(slugs.get(id) ?? '')?.released ?? '');
    for (const typed of ['new', 'new games', 'newest games'])
      expect(released(typed)).toEqual(released(typed).toSorted().toReversed());
    expect(released('best games')).not.toEqual(released('new'));
  });

  it('offers other games for other words that mean nothing', () => {
    const offered = ['zzzzqq', 'asdf', 'qwerty', 'hjklo', 'blub'].map((typed) =>
      find(typed)
        .instead.map(({ id }) => id)
        .join(),
    );
    expect(new Set(offered).size).toBeGreaterThan(3);
  });

  it('offers what is nearest to a game that is not here', () => {
    const near = (typed: string): string | undefined => slugs.get(find(typed).instead[0]?.id ?? '');
    expect(near('chess')).toBe('crown-checkers');
    expect(near('poker')).toBe('velvet-klondike');
    expect(near('bus')).toBe('redrock-drift');
  });
});
