/** Wild animals. How to read them: `rules/pictures.ts`. */
export const WILD = `
fox hop
O..........O
OO........OO
OMO..OO..OMO
OMOOOOOOOOMO
OOOOOOOOOOOO
OOkOOOOOOkOO
OOkOOOOOOkOO
wwwOOOOOOwww
.wwwOOOOwww.
..wwwOOwww..
...wwKKww...
....wKKw....

rabbit hop
.AA....AA.
.ApA..ApA.
.ApA..ApA.
.ApA..ApA.
.AAAAAAAA.
AAAAAAAAAA
AAkAAAAkAA
AAkAAAAkAA
ApAAPPAApA
AAAAkkAAAA
.AAAAAAAA.
..AAAAAA..

hedgehog hop
...M.M.M.M..
..MMMMMMMMM.
.MMMMMMMMMMM
.SSMMMMMMMM.
SkSSMMMMMMMM
SSSSSMMMMMM.
KSSSSSMMMMMM
..SS...SS...

elephant sway
..AAAA......
.AAAAAAAAAA.
AAAAppAAAAAA
AkAAppAAAAAA
AAAAApAAAAAA
AAAAAAAAAAAA
AWWAAAAAAAAA
A..AAAAAAAA.
A..AAA..AAA.
AA.AAA..AAA.
...AAA..AAA.
...KKK..KKK.

dinosaur sway
.GGG........
GkGGG.......
GGGGG.......
...GG.......
...GGG.DD...
...GGGGGGG..
...GGGGGGGG.
....GGGGGGGG
....GGGGGG.G
....GG.GG..G
....GG.GG...

owl hop
M........M
MMMMMMMMMM
MMMMMMMMMM
MyyyMMyyyM
MykyMMykyM
MyyyOOyyyM
MMMMOOMMMM
MMssssssMM
MMSsSSsSMM
MMssssssMM
.MMMMMMMM.
..OO..OO..

swan swim
..WWW.......
.WKWWW......
OO..WW......
O...WW......
...WWW...WW.
...WW..WWWWW
...WWWWWWWWW
...WWWaWWWW.
...WWWWaaWW.
....WWWWWW..
BBBBBBBBBBBB
.BBB.BBB.BBB

camel sway
.SS...S..S..
SkSS.SSSSSS.
SSSS.SSSSSSS
..SS.SSSSSSS
..SSSSSSSSSS
...SSSSSSSSM
....SSSSSS.M
....SS..SS.M
....SS..SS..
....SS..SS..
....MM..MM..

giraffe sway
..M.......
.YYY......
YkYYM.....
YYYYY.....
...YY.....
...MY.....
...YYYYYM.
...YYMYYYY
...MYYYYMY
...YY...YY
...YY...YY
...YY...YY

lion hop
..MM.MM.MM..
.MMMMMMMMMM.
MMMyyyyyyMMM
MMyyyyyyyyMM
MMyKyyyyKyMM
MMyKyyyyKyMM
MMyyyKKyyyMM
MMYyKKKKyYMM
MMyyyKKyyyMM
.MMyKyyKyMM.
.MMMyyyyMMM.
..MMMMMMMM..

flamingo sway
..PPP.....
.PKPPP....
PP..PP....
K...PP....
...PP.....
..PP.PPPP.
..PPPPPPPP
...PPPPPPP
....PPPPP.
......P...
......P...
.....RR...

squirrel hop
......MMMM..
.S.S.MMMMMM.
.SSS.MMmMMM.
SkSSS.MMMMM.
SSSSS..MMmM.
.SSSS..MMM..
..WSSS.MMM..
.SSWSSSMMM..
.N.WSSSSMM..
...WSSSSM...
...SSSSSS...
..SSSSSS....

toucan bob
....KKKK....
.YYYKwwKK...
YYOOwkwKKK..
ROOOwwwKKK..
R...wwwKKK..
....wwKKKKK.
....wKKKKKK.
.....KKKKKK.
......KKKKKK
MMMMMMMMMMMM
.......RR.KK
.........KK.
`;
