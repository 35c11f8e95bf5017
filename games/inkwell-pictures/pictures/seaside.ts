/** The seaside. How to read them: `rules/pictures.ts`. */
export const SEASIDE = `
fish swim
...OOO....
..OOYYO..O
.OOOYYOOOO
OkOOYYOOOO
OOOOYYOOOO
.OOOYYO.OO
..OOYYO..O
...OOO....

starfish sway
....O....
....O....
...OOO...
OOOOOOOOO
.OOkOkOO.
..OOOOO..
..OOOOO..
.OOO.OOO.
.OO...OO.

anchor sway
...BBB...
...B.B...
...BBB...
.BBBBBBB.
....B....
B...B...B
BB..B..BB
BBB.B.BBB
.BBBbBBB.
...BBB...

lighthouse still
...RR...
..RRRR..
..yYYy..
.KKKKKK.
..WWWW..
..RRRR..
..WWWW..
.RRRRRR.
.WWWWWW.
AAAAAAAA

octopus swim
..RRRRRR..
.RRRRRRRR.
RRRRRRRRRR
RwkRRRRkwR
RwkRRRRkwR
RRRRRRRRRR
.RRRRRRRR.
RRRRRRRRRR
R.RR..RR.R
R.RR..RR.R

whale swim
.T.T......
..T....B.B
..T....BBB
.BBBB...B.
BBBBBBBBB.
BkBBBBBBB.
BBBBBBBB..
.WWWWBB...
..WWWW....

penguin hop
..KKKK..
.KKKKKK.
.KwKKwK.
.KKOOKK.
KKwwwwKK
KKwwwwKK
KKwwwwKK
.KwwwwK.
.KKKKKK.
OOO..OOO

duck bob
..YYY.....
.YkYYY....
OYYYYY....
OOYYY.....
..YYY....Y
.YYYYYYYYY
YYYYoooYYY
YYYYYooYY.
.YYYYYYY..
..YYYYY...

icecream sway
....R...
..PPPP..
.PwPPPP.
.PPPPPP.
PPPPPPPP
PP.PP.PP
.SSSSSS.
.SmSSmS.
..SSSS..
..SmSS..
...SS...

crab hop
.R.......R.
RR.K...K.RR
R.RR...RR.R
RR.RRRRR.RR
.RRRRRRRRR.
..RRRRRRR..
.RRRRRRRRR.
R.RRRRRRR.R
.R.RRRRR.R.
R..R...R..R

turtle swim
...DDDD.....
..DDgDDD..SS
.DDgDDgDDSkS
DDgDDDgDDSSS
DDDDDDDDDSS.
SSSSSSSSSS..
.SS...SS....
.SS...SS....

seahorse swim
...YY...
..YYYY..
YYYkYYY.
YYYYYYYY
....YYY.
..YYYYYO
.YYYYYOO
.YYYYYYO
..YYYYY.
...YYY..
Y..YYY..
YYYYY...

palm sway
.GGG..GGG.
GGGGGGGGGG
G..GGGG..G
G.GGMMGG.G
..G.MM.G..
....MM....
....MM....
...MM.....
...MM.....
.YYYYYYYY.
YYYYYYYYYY
`;
