/*
 * The designs, one a line: `id: client sponge | row | row`. A row is `band nozzle color shape`:
 * - `ring` all around; `arcs:4x16` four arcs of 16 cells; `dots:8` eight taps;
 * - `low/mid … wave:3` three waves between two heights;
 * - `rim drip … drips:6x2/5` six drips, two and five steps long in turn;
 * - colors as `rose/cream` take turns from mark to mark; `+6` moves a row on by six cells;
 * - `top strawberry 6` six toppings on the top.
 * A cake with a row on `foot`, `side` or `crown` has two tiers.
 */
const CORNER = `
lemon: bunny butter | rim star cream arcs:2x36
picnic: bear cream | base shell peach ring | top strawberry 4
firstday: cat sky | rim round cream arcs:4x16 | base round butter ring
robin: fox peach | mid round cream arcs:3x22 | rim star rose ring | top cherry 4
clouds: frog sky | base shell cream ring | high round cream arcs:4x14
tennis: pig mint | base star butter ring | mid round cream arcs:2x38 | rim round cream arcs:6x10
kitten: cat cream | low round rose arcs:3x24 | rim shell rose ring | top cherry 5
marching: bear butter | base star berry ring | high round cream arcs:4x16 | rim star berry arcs:4x16
sherbet: bunny peach | mid star cream arcs:6x10 | rim star rose ring | base round butter ring | top strawberry 4
grandma: fox butter | base shell cream ring | mid round cream arcs:4x16 | rim star butter/cream arcs:4x18 | top blueberry 6
`;
const GARDEN = `
daisy: frog mint | mid round cream dots:8 | rim star cream ring | top blueberry 4
ladybug: pig rose | mid round cocoa dots:10 | base shell cream ring | rim round cream ring
ivy: bear cream | mid leaf mint arcs:4x16 | base star mint ring | top cherry 4
tearose: cat peach | rim rose rose ring | base shell cream ring | top strawberry 4
clover: frog butter | low leaf mint arcs:6x12 | high round cream dots:8 | rim star cream ring
buttons: bunny lilac | mid round cream/butter dots:8 | rim shell cream ring | base shell butter ring | top blueberry 6
hedge: fox mint | base leaf mint ring | high round rose dots:10 | rim rose cream arcs:4x18
peony: pig cream | rim rose rose/berry arcs:4x18 | mid leaf mint arcs:4x8+20 | base shell cream ring | top cherry 4
beehive: bear butter | low round cocoa arcs:4x16 | mid round cream dots:12 | high round cocoa arcs:4x16+12 | rim star butter ring
arbor: bunny sky | mid leaf mint arcs:4x12 | mid rose rose dots:4+17 | rim star cream/rose arcs:6x12 | base shell cream ring | top strawberry 6
`;
const SEASIDE = `
tide: frog sky | low/mid round cream wave:2 | base shell cream ring
sailor: cat cream | mid/high round sky wave:3 | rim star cream ring | top cherry 4
dunes: fox peach | low/mid round butter wave:3 | rim shell cream ring | high round cream dots:8
mermaid: bunny mint | low/mid star lilac wave:3 | high round cream dots:12 | rim shell lilac ring
gulls: bear sky | mid/high round cream wave:4 | base star cream ring | low round butter arcs:4x12
kite: pig butter | low/mid/high/mid round rose wave:2 | rim star cream ring | top cherry 5
foam: cat mint | low/mid round cream wave:4 | rim rose cream ring | base shell sky ring | top blueberry 5
coral: fox peach | mid/high star rose wave:3 | low round cream/rose dots:12 | rim shell cream/rose arcs:6x12
regatta: frog sky | low/mid/high/mid round cream wave:3 | base star berry ring | rim star cream/berry arcs:6x12 | top cherry 6
harbor: bear lilac | low/mid round cream wave:4 | high round butter dots:10 | rim shell cream ring | base shell butter ring | top macaron 5
`;
const COCOA = `
truffle: bear peach | rim drip cocoa drips:5x4 | base shell cocoa ring
cherrypop: pig cream | rim drip berry drips:6x3 | rim star cream ring | top cherry 4
midnight: cat lilac | rim drip cocoa drips:6x2/5 | mid/low round cream wave:2 | top blueberry 4
caramel: fox cream | rim drip butter drips:8x3 | base star cocoa ring | low round cocoa dots:8
mintchip: frog mint | rim drip cocoa drips:6x3/6 | low round cocoa dots:12 | rim rose mint ring
sundae: bunny rose | rim drip cocoa drips:8x2/4 | base shell cream ring | rim rose cream arcs:4x18 | top cherry 4
opera: cat butter | rim drip cocoa drips:7x5 | low star cocoa/cream arcs:6x12 | rim star cocoa ring | top macaron 5
mocha: bear peach | rim drip cream drips:8x2/5 | low/mid round cocoa wave:3 | base shell cocoa ring | top blueberry 6
velvet: fox rose | rim drip cream drips:8x3/6 | low round berry dots:12 | base star cream/berry arcs:6x12 | rim rose berry ring
fondue: pig butter | rim drip cocoa drips:9x2/6/4 | low leaf mint arcs:4x12 | rim shell cream/cocoa arcs:6x12 | base star cocoa ring | top strawberry 6
`;
const BALLROOM = `
debut: bunny cream | base shell rose ring | foot shell rose ring | crown star cream ring | top candle 3
waltz: fox sky | base star cream ring | side round cream dots:8 | low/mid round cream wave:3 | crown shell cream ring
fanfare: bear butter | base shell berry ring | mid round cream arcs:4x16 | foot star berry ring | crown star cream/berry arcs:4x18 | top candle 4
orchid: cat lilac | mid leaf mint arcs:4x12 | rim rose lilac/cream arcs:4x18 | foot shell cream ring | crown rose lilac ring
confetti: pig cream | low round rose/sky/butter dots:12 | high round sky/butter/rose dots:12 | foot star rose ring | crown star cream ring | top candle 5
swan: frog sky | low/mid round cream wave:4 | rim shell cream ring | side leaf cream arcs:4x12 | crown rose cream ring | top macaron 4
masked: cat berry | rim drip cocoa drips:8x3/5 | base star cocoa ring | foot shell butter ring | side round butter dots:10 | crown star butter ring
chandelier: fox butter | low/mid/high/mid round cream wave:3 | foot star cocoa ring | crown drip cocoa drips:6x3 | base shell cream ring | top candle 4
jubilee: bear rose | base shell cream/berry arcs:6x12 | mid rose berry dots:4 | mid leaf mint arcs:4x8+14 | foot star cream ring | crown shell cream/berry arcs:4x18 | top strawberry 5
grandfinale: bunny lilac | base star cream ring | low/mid round cream wave:4 | high round butter/rose dots:12 | foot shell rose ring | side leaf mint arcs:4x12 | crown rose cream/rose arcs:4x18 | top candle 6
`;

export const BOOK = [
  { name: 'corner', needs: 0, text: CORNER },
  { name: 'garden', needs: 14, text: GARDEN },
  { name: 'seaside', needs: 34, text: SEASIDE },
  { name: 'cocoa', needs: 56, text: COCOA },
  { name: 'ballroom', needs: 80, text: BALLROOM },
] as const;
