import { readLooks } from '../rules/look.ts';

export const MASKS = readLooks(`
pirate 7
b k patch o 10 -16 30 -24 52 -14 46 12 30 18 14 10
b k strap q -66 -50 0 -48 66 -2 6
b n moustache +b 1 46 18 34 40 54 12
b n beard t 0 72 0 96 18
b r scar q -58 12 -44 22 -34 44 5; q -54 32 -46 28 -36 20 4

harlequin 2
s w half p -80 -90 0 -90 0 110 -80 110
s r half p 80 -90 0 -90 0 110 80 110
t k diamond p -30 -52 -17 -6 -30 40 -43 -6
t y diamond p 30 -52 43 -6 30 40 17 -6
b k drop d -30 60 6

domino 9
s v mask o -68 -28 -36 -42 0 -24 36 -42 68 -28 58 14 30 20 0 4 -30 20 -58 14
b y trim +q 66 -30 34 -50 0 -26 5; +q 58 14 28 26 0 6 5
b p feathers b 46 -34 70 -54 44 -78 19; b 36 -38 40 -66 14 -78 16
t y gem p 0 -32 8 -20 0 -6 -8 -20
g y glitter e -46 -24 16 8 14; e 46 4 12 8

daynight 11
s b base p -80 -90 0 -90 0 110 -80 110
s o day p 80 -90 0 -90 0 110 80 110
t w moon c -38 -38 18 58 0
t y sun s 36 -40 22 10 56
t w stars s -46 28 9; s -24 62 8; s -58 2 6
g y glitter e 40 30 15 13

zebra 4
s w half p 80 -90 0 -90 0 110 80 110
b k stripes t 72 -44 26 -36 12; t 74 -20 48 -14 11; t 74 6 46 8 12; t 70 30 26 34 12; t 62 54 26 58 12; t 48 80 14 76 11; t 22 -74 8 -44 12
b k nose e 9 36 9 7
b v liner b -14 4 -34 22 -62 -10 8
s p cheeks e -44 34 14 12

robot 1
s d half p -80 -90 0 -90 0 110 -80 110
b k edges q 0 -76 0 0 0 98 5; q -72 26 -40 30 0 26 4; q -70 -40 -40 -36 0 -40 4
b r eye r -30 -6 21 6
t k lights e -14 -58 4 4; e -44 -52 4 4; e -16 42 4 4; e -48 42 4 4; e -14 82 4 4
b l lights e -24 62 5 5; e -38 60 5 5
b s lights q 8 -50 30 -52 52 -34 4; e 54 -32 5 5; q 10 44 36 44 50 30 4; e 52 28 5 5

jester 8
s w base e 0 10 58 74
s v half o -64 -30 -40 -60 -2 -56 -2 8 -30 26 -60 14
s g half o 64 -30 40 -60 2 -56 2 8 30 26 60 14
t y bells e -52 -48 8 8; e 0 -64 8 8; e 52 -48 8 8
b r smile q -38 46 0 92 38 46 8
t r hearts h -46 36 9; h 46 36 9

blackcat 6
s k half o -70 -40 -36 -66 0 -72 0 34 -18 44 -48 38 -68 10
b y eye o -52 -6 -31 -22 -10 -4 -30 12
b p nose p -11 24 11 24 0 38
b k whiskers t 25 46 60 36 6; t 26 55 60 56 6; t -25 52 -58 50 6; t -24 60 -54 66 6
b k liner b 12 -2 34 -26 66 -26 9
g v glitter e -38 -44 22 10 -20
`);

export const DEEP = readLooks(`
shark 5
s d base o -68 -10 -50 -58 0 -74 50 -58 68 -10 52 28 0 38 -52 28
s k mouth o -42 56 0 42 42 56 28 82 0 88 -28 82
b w teeth t 0 44 0 60 15; +t 16 46 14 62 14; +t 31 51 26 66 12; +t 10 86 9 72 12
b k gills +q 58 4 50 14 56 28 4; +q 48 8 40 18 46 31 4
b b fin p -16 -40 0 -72 18 -40

clownfish 10
s o base e 0 10 60 76
b w bands q -58 -44 0 -26 58 -44 15; q -54 40 0 24 54 40 15
b k edges q -60 -34 0 -15 60 -34 5; q -50 52 0 36 50 52 5
b w tail q -34 80 0 70 34 80 11
b k fins +b 70 0 52 8 66 30 9

mermaid 0
s t temples +o 72 -46 40 -60 34 -40 56 -14 40 14 62 38 72 10
t b scales +e 54 -42 7 7; +e 64 -22 6 6; +e 60 2 6 6; +e 58 22 7 7; +e 42 -52 5 5
s v lids +e 30 -16 18 11
b p shell f 0 -52 22 5 0
s p lips e 0 59 18 8
g t glitter +e 52 16 10 16; +e 48 -50 10 7

octopus 9
s v head e 0 -40 38 32
b v arms +q 28 -22 56 -24 62 2 13 6; +q 20 -14 52 14 66 34 13 5; +q 10 -12 26 30 50 56 13 5; +q 4 -12 6 34 24 44 11 5
b w eyes +e 15 -44 9 11
b k eyes +e 15 -42 4.5 6
t p suckers +e 48 -16 4 4; +e 48 8 4 4; +e 36 34 4 4; +e 12 24 4 4

turtle 3
s g shell o -62 -14 -38 -58 0 -70 38 -58 62 -14 40 2 0 6 -40 2
t l shell p -12 -56 12 -56 20 -38 0 -22 -20 -38; +p 26 -54 44 -44 40 -26 28 -34; +p 50 -36 60 -14 46 -10 42 -22
s l face e 0 46 40 36
b n shell q -64 -8 0 28 64 -8 8
b g spots +e 26 36 6 5; +e 30 56 6 5; e 0 80 8 5

jellyfish 8
s p bell o -54 -20 -42 -60 0 -76 42 -60 54 -20 26 -24 0 -18 -26 -24
b w edges q -54 -20 0 -2 54 -20 8
b p arms +q 44 -16 66 16 48 48 9 4; +q 26 -12 14 20 28 66 8 4; q 0 -10 -8 20 0 44 8 4
t w spots e 0 -52 8 8; +e 26 -46 6 6; +e 40 -32 4.5 4.5
g s glitter e 0 -40 34 12

crab 6
s r body e 0 -34 44 26
b r legs +q 40 -22 66 -14 62 12 10 4; +q 34 -14 58 8 54 34 10 4; +q 24 -10 44 20 42 52 10 4
b r claws +c 54 -54 16 70 -60
b w eyes +e 16 -46 8 8
b k eyes +e 16 -45 4.5 4.5
b o spots e 0 -22 6 5; +e 24 -26 5 4

wave 7
s b waves o -80 10 -50 28 -20 16 10 34 44 18 80 30 80 110 -80 110
s s waves c 26 -28 36 62 150
b t waves q -62 42 -32 30 -4 44 7; q 4 56 30 44 54 54 7; q -36 78 -4 64 26 82 7
b w foam e -8 -48 8 7; e -14 -34 6 6; e 8 -60 7 6; e 26 -64 6 5; e -10 -20 5 5
g w glitter e -40 26 18 7 10; e 40 30 18 7 -10
`);

export const FINALE = readLooks(`
wolf 1
s d fur e 0 -12 62 60
s w cheeks +o 10 40 36 20 66 14 58 50 34 80 8 84
b k mask +b 8 -4 34 -40 66 -36 15; t 0 -72 0 -20 18
b k nose e 0 32 14 10
b k fur +t 70 16 50 24 8; +t 66 34 46 38 8; +t 58 54 40 54 8

owl 4
s n feathers e 0 2 62 76
s y eyes +e 31 -6 27 27
b o eyes +r 31 -6 22 5
b k brows +b 4 -20 30 -52 68 -54 13
b o beak p -12 14 12 14 0 44
t w feathers d 0 66 6; +d 20 56 6; +d 40 44 6; +d 14 84 6

unicorn 2
t y horn p -13 -28 0 -78 13 -28
b p mane q 16 -68 60 -70 66 -30 13 6; q 16 -54 46 -52 52 -28 10 5
b s mane q -16 -68 -60 -70 -66 -30 13 6; q -16 -54 -46 -52 -52 -28 10 5
s v lids +e 31 -14 21 12 -8
t p hearts +h 46 32 13
g w glitter e 0 -46 9 20; +e 34 14 16 6 20

phoenix 11
s r wings +o 4 0 24 -30 70 -68 68 -20 46 20 20 18
b o feathers +t 24 -18 66 -52 14; +t 26 -4 70 -24 13; +t 24 8 62 6 12
b y flames +t 18 -20 44 -48 8; +t 22 -2 52 -14 8; t 0 -20 0 -70 14
b r tail q 0 24 -6 44 0 50 9; +q 10 24 30 50 46 76 11 3; t 0 72 0 98 12
g y glitter +e 44 -30 20 9 -38; +e 30 46 12 8 40

peacock 10
s t base +o 2 -8 20 -52 60 -62 72 -20 58 18 26 18
b g feathers +l 12 -20 36 -70 14; +l 20 -10 66 -52 15; +l 24 4 72 -14 14; +l 22 14 64 26 13
t y eyes +e 34 -58 9 9; +e 56 -42 9 9; +e 62 -12 8 8; +e 52 22 8 8
t b spots +e 34 -58 4.5 4.5; +e 56 -42 4.5 4.5; +e 62 -12 4.5 4.5; +e 52 22 4.5 4.5
b b waves t 0 -30 0 -72 9; d 0 -22 9
g t glitter +e 26 -24 14 9 -30

dragon 3
s g base e 0 2 63 78
t l scales e 0 -58 8 7; +e 17 -50 8 7; +e 34 -56 8 7; e 0 -42 8 7; +e 50 -44 7 7; +e 34 -40 7 6
b r flames +o 14 54 34 40 62 34 50 52 58 66 38 66 44 80 20 70
b y flames +b 18 58 34 50 48 44 8; +b 20 63 34 64 44 72 7
b k nose +e 9 32 5 4
b o horns +q 26 -60 50 -84 58 -40 4 12
g l glitter +e 52 8 10 14

sugar 8
s w base e 0 12 62 84
b k eyes +e 31 -5 22 19
b k nose +d 5 32 5.5 -14
b k smile q -44 54 0 72 44 54 4; q -16 58 -16 64 -16 70 4; q 16 58 16 64 16 70 4; q 0 60 0 66 0 72 4; +q 30 54 30 60 30 66 4
t p flowers f 0 -48 20 6; +f 50 30 13 6
b t petals +e 31 -32 5 5; +e 46 -26 5 5; +e 16 -26 5 5; +e 31 21 5 5; +e 46 15 5 5
g p glitter e 0 84 14 8; e 0 -48 10 10

fireworks 0
s b base o -68 -30 -40 -64 0 -74 40 -64 68 -30 62 14 36 30 0 20 -36 30 -62 14
t r burst s -38 -34 28 9 18
t y burst s 38 -34 30 10 18
t p burst s 0 -52 20 8 18
b o trails q -38 -4 -44 30 -30 66 6 3; q 38 -4 44 30 30 66 6 3; t 0 -30 0 46 7
t w stars +s 50 32 9; +s 20 74 8
g y glitter e 38 -34 14 14; e -38 -34 14 14; e 0 16 20 6
`);
