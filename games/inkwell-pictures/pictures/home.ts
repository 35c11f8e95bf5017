/** Things at home. How to read them: `rules/pictures.ts`. */
export const HOME = `
key bob
.YYYY.......
YY..YY......
Y....YYYYYYY
Y....YYYYYYY
YY..YY..Y.Y.
.YYYY...Y.YY

lamp still
...YYY...
..YYYYY..
..YYYYY..
.YYYYYYY.
YYYYYYYYY
....K..K.
...MMM...
..MMMMM..
...MMM...
..MMMMM..

teapot bob
.....V.....
....VVV....
..VVVVVVV..
V.VVVVVVVVV
VVVVwVVVV.V
.VVwYwVVV.V
..VVwVVVVV.
..VVVVVVV..
...VVVVV...

candle flicker
...O....
...OO...
..OYYO..
..OYYO..
...OO...
..WWWW..
..WWWW..
..WWWWBB
..WWWWB.
BBBBBBBB
.BBBBBB.

cat hop
O........O
OO..OO..OO
OoOOOOOOoO
OOOOOOOOOO
OgkOOOOkgO
OgkOOOOkgO
OOOwPPwOOO
OOwwkkwwOO
.OwwwwwwO.
..OOOOOO..

gift hop
.RRR..RRR.
.R.RRRR.R.
..RRRRRR..
BBBBRRBBBB
BBBBRRBBBB
.nnnRRnnn.
.BBBRRBBB.
.BBBRRBBB.
.BBBRRBBB.

cupcake hop
....RR....
....RR....
..PPPPPP..
.PPwPPPPP.
.PPPPPwPP.
PPPPPPPPPP
PPwPPPPPPP
.BBtBBtBB.
.BBtBBtBB.
..BtBBtB..

clock hop
.RR....RR.
RRRRRRRRRR
R.RwwwwR.R
.RwwKwwwR.
.RwwKwwwR.
.RwwKKKwR.
.RwwwwwwR.
..RwwwwR..
..RRRRRR..
.RR....RR.

dog hop
..SSSSSS..
MMSSSSSSMM
MMSSSSSSMM
MMSkSSkSMM
MMSkSSkSMM
MMSWWWWSMM
.MSWKKWSM.
..WWkkWW..
..SWWWWS..
...SPPS...

camera hop
...AAAAA...
AAAAAAAAAAA
AAAAtttAAyA
KKKtKKKtKKK
KKKtKwKtKKK
KKKtKKKtKKK
AAAAtttAAAA
AAAAAAAAAAA

guitar sway
..MMM..
...M...
...K...
...K...
...K...
.SSKSS.
SSSKSSS
.SSKSS.
.SkkkS.
SSkkkSS
SSSKSSS
.SSSSS.

rocket bob
....R....
...RRR...
...WWW...
..WWWWW..
..WtttW..
..WtttW..
..WWWWW..
.RWWwWWR.
RRWWWWWRR
RRWWWWWRR
R..OOO..R
....Y....
`;
