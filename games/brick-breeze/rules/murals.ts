/**
 * The murals: name, colors that take two hits, and rows of tiles. A row of six is mirrored around
 * its last tile. Letters are colors, capitals have a plate below, `*` is a pinwheel, `#` is stone.
 */
const PICTURES = `
sun||.....y/..y.yy/...yoo/y.yooo/...yoo/..y.yy/.....y
garden||..k..y/.k*ky*/..k..y/..g..g/.ggg.g/gggggg
cone||...kkk/..kkkw/..k*kk/..wkkw/..oooo/...ono/....on/.....o
sailboat||.....n/....wn...../...wwnr..../..w*wn*r.../.wwwwnrrr../.....n/nooooo/.noooo/bbtbbt
fish||....oo...../..oooyo...o/.oo*oyoo.oo/ow*oyooyooo/ooooyoo*oo./.oooyoo..oo/...oo.o...o
umbrella||...rrw/..rrww/.rrrww/rr*rw*/r..r.w/.....n/.....n/sssssn/yyyyyy
starfish||.....o/....oo/oooooy/.oo*yo/..oooo/..oo*o/.oooo./.oo.../oo....
kite||.....r/....ry/...ry*/..rybb/...rby/....ry/.....r/...k.k/....kk/...k.k
bucket||...ss./..s..s/.s..../rrrrrr/.rrr*y/.rrryy/.rr*ry/..rrrr/..rrrr/yyyyyy
lighthouse||.....r/....rr/..y.*y/y...wy/....ww/....rr/....r*/...www/...www/...rrr/ggggss
crab|w|w.r.../rr.w.w/.r.r.r/.rrrrr/.rr*rr/..rrrk/.rrrrr/r.rr*r/r..r..
whale|w|...t.t...../....t....../.bbbbb...b./bbbbbbb.bb./bd*bbbbbbbb/bbbb*bbbbb./wwwwbbbbb../.wwwwwb....
seahorse||....tt...../...ttttt.../..tdttttt../.yyttt*tt../..y.tttt.../...tttt*t../..tttttt.../...ttyt..../....tt.t.../.....ttt...
octopus|k|...ppp/..pppp/..pwdp/..p*pp/..pppp/pp.ppk/p.pp.p/pppp.p/k.kp.k
jellyfish|w|...kkk/..kkkw/.kkwkk/.kk*kk/.kkkkk/.w.w.w/.k.k.k/..w.w./.k.k.k/..w...
turtle|t|...ggg/..gyg*/.ggyyg/.gygyg/.ggyyg/t.gyg*/tt.ggg/.t..g./....tt
clownfish|w|....oo...../..owwoo..o./.oowwooo.wo/odo*woow*oo/oooow.owooo/.ooowooo.wo/..owwoo..o./....oo.....
shell||.....w/...kwk/..kwkw/.kwk*k/kwkwkw/kwk*kw/.kwkwk/..kwkw/...kkw/.....o
seagull|o|........ww./w......wwd./ww...wwwwoo/wsw.wwsww../.swwwssww*./..*swwssw../....wwwww../.....o.o.../....oo.oo..
anchor||.....y/....y./.....y/...ddd/.....d/.d..*d/dd...d/dd...d/.dd..d/..dddd/...*dd
ferris|r|...RbY/..g.sk/.p..s./y...s*/tsssso/y...s*/.p..s./..g.ss/...rss/..s..s
carousel|w|.....r/...ryr/.ryryr/YRYRYR/.n..n./.w*.nw/.ww.n*/.n..n./kykyky/.kykyk
popcorn|y|...yyw/..ywyy/.yyy*y/.RWRWR/.rwrwr/.rw*wr/..wrwr/..wrwr/..wrwr
donut|n|...KKK/..kkyk/.kkkkb/kkgk*./kyk.../kkkk*./.nkkbk/..nnkk/...nnn
balloon|y|...rry/..rryy/.rryyr/.rr*yr/.RRYYR/..rryy/...RRY/....n./....n*/....nn
bigtop|d|.....y/....rw/...rwr/..rw*w/.rwrwr/RWRWRW/.wrwrw/.wr*dd/.wrwdd
teacup|b|.....s.s.../....s.s..../.....s.s.../wwwwwwwww../w*bwbwb*www/wbwbwbwbw.w/WWWWWWWWW.w/.wwwwwww*w./..wwwwwww../bbbbbbbbbbb
candy|k|...ppk/..pkkp/.pk*kw/.pkpkp/.PPKKP/..pppk/....PP/.....w/.....w/.....w
crown|r|y....y/yy..yy/yyy.yy/yrYyY*/yYyyyy/YyyYby/yy*yyy/RRRRRR
pier|b|...y.y/..yy.y/nnnnnn/.S.S.S/.s*s.s/.s.s.*/.S.S.S/.s.s.s/bsbsbs/tbtbtb
dragon||..r.....r../.ggg...ggg./gwdgr.ggygg/ggg*ggg.*gg/r.gyg#g..gg/...ggg..ggy/.ggy..#gg../ggg..ggg.../.gg*ggg..../..ggg......
butterfly|k|bb...n/bbbb.n/bkk*bn/bkkkbn/.BBbbn/..bb#n/.btt*n/bttbbn/bbbb.n/.bb...
owl|w|nn..../nnnnnn/nwwwnn/nwd*no/nwwwnn/.nnnnn/.nSn#n/.nnSsS/..nnn*/..oo..
koi||...rr....../..rrwww..r./.rd*wwr.rr./rrwwww#wrrr/wwwrrwwwwr./.ww*rr#wrrr/..wwwww..rr/...www...r.
rainbow|t|...rrr/.rrooo/rrooyy/rooyyg/ROyygg/oyyg*b/oygg#b/.yg*../wwg#../wwww..
airship|y|...ooo/.ooooo/ooyyoo/oyyy*y/OOYYOO/.#oooo/..n.*n/...nnn/...#nn
parrot|n|....rrr..../...rrwdr.../...rr*oo.../..grrro..../.ggrrrr..../gbg#rry..../bbggrrr..../.bb*rr#..../..bnnnnnnn./...r.n...../..rr.......
bee|w|..wwt.tww../.wt*t.t*tw./.wwtt.ttww./...ddddd.../..yydyydyy./.yyydyydywd/yyyydyydy#d/dyy#dyydyy./..yydyyd.../....dyy....
ladybug||...d.d/....dd/..rrdd/.rrdrd/rrdd#*/rrrrrd/rd*rrd/.rrr#d/..rdrd/...rrd
fox||o...../oo..../owo.../oowooo/oodooo/OooO*o/wwo#oo/.wwwoo/..wwwd/...www
tugboat|d|...w......./..w.ddd..../....rrr..../....ddd..../..wwwwwww../..w#w*w#w../rrrrrrrrrrr/.rRwRwRwRr./..ddddddd../bbtbbtbbtbb
submarine|w|.....ss..../.....s...../....yyyy.../..yyyyyyy.s/.yywyywyyys/yywtw#w*wys/yyywyywyyys/.YYYYYYYY.s/..yy*y#yy../b..t..b..t.
wheel||.....n/.n.nnn/..nn.n/.nn#.n/.n..n*/nnnnny/.n..n*/.nn..n/..nn#n/.n.nnn/.....n
treasure||.nnnnn/nynynn/nynynn/nYnYnn/yyyyyd/nyny#d/nynynn/nyn*nn/#nnnnn
penguin|o|...ddd/..dddd/..dwdd/..ww*o/.ddwww/ddwwww/ddw#ww/.dwwww/..ww*w/...#ww/..ooo.
compass|r|.....r/...ssr/..swrr/.sww*r/.sww#w/sbbb*d/.sww#w/.sww*w/..swww/...ssw/.....w
cat|w|.oo..../.okoo../.oooooo/.owdoo*/.ooookk/...ooow/....oooo/ooo#owww*oo/.oooo#oooo./.oo.oo.oo..
fan||...rrr/.rryyr/rryyrr/ryy*yr/yyrryy/yr#yyr/.y.*yr/..y#yr/....yn/.....n/.....n
bottle|y|.....n/.....n/....gg/....gg/...gtt/..g#t*/.g.ttw/.gttww/.Gt*ww/.gg#gg/yyyyyy
snail|n|...rrr...../..ryyyr..d./.ryr*ryr..d/.ryryryr.yy/.r#rr#yryyd/.ryyyyr*yyy/..rrrr.yyyy/yyyyyyyyyy./.ooooooooo.
moon||...yyyy..../..yyyy...w./.yyyy....../yyyy#..*.../yyyy..w..../yyy*......w/yyyy#....../.YYYY...yy./..YYYYYYY../...yyyyy...
castle|g|s.s..r/sss..r/.s#.*r/.sssss/.sdsss/.ssss#/.SSsdd/.sssdd/.s*sdd/gggggg
pirates|d|.....d/...ddd/..dwdw/..dddd/.....n/.ww*wn/.wwwwn/.WW#Wn/n....n/nnn*nn/.nynny/bb#bbt
rocket|r|.....r/....rr/....ww/...wwb/...wb*/...w#b/..rwww/.rrWWW/rr.rwr/r..#oo/....oy/.....y
firework|p|p..y..k..../.p.y.k..t../..#*k..t.../pp*wkktt.t./..k#p.#*t../.k.y.p.b.t./k..y..b..t./....b...t../...b.......
robot|b|.....r/.....s/.sssss/rsy*ss/rsssss/.ss#ww/...sss/.bbBBB/b.b#y*/s.bbbb/..ss../..dd..
phoenix|y|.....y/r...oo/rr..ow/rro.oy/.rooor/.rrooo/..roY#/...r*o/....#o/...roy/..ry.o/.ry..y
tiger|d|.oo.../oowoo./oddood/oooood/odgo#o/ooo*wk/doowww/.dwwwd/..ww*w/...#ww
islands|g|..gg...gg../.ggng.gngg./g..n.*.n..g/...n#..n.../.yyyyyyyyy./..YyyYyyY../bt*tb#bt*tb/.bbtbbbtbb./...#.b.#.../....yyy....
lanterns|y|.y..../.r..y./rrr.rn/rYr*rr/RrR.RY/.y.#rr/.r..RR/y*y.#y/.y.y.r/...y.*
`;

export const COLUMNS = 11;
/** Every mural ends in this row: low ones leave the ball room above them. */
const ROWS = 12;
export const COLORS = 'roygtbpkwnds';
export const STONE = '#';
export const PINWHEEL = '*';

export type Mural = {
  readonly name: string;
  /** A letter for each cell, row by row; `.` is empty. */
  readonly cells: string;
  /** Hits each tile takes; 0 is empty, −1 stone. */
  readonly hits: readonly number[];
  /** Tiles to break. */
  readonly total: number;
};

function rowOf(row: string): string {
  const full =
    row.length === 6
      ? row + Array.from(row.slice(0, 5)).toReversed().join('')
      : row.padEnd(COLUMNS, '.');
  if (full.length !== COLUMNS) throw new Error(`brick-breeze: a row of ${full.length}: ${row}`);
  return full;
}

function muralOf(line: string): Mural {
  const [name = '', thick = '', rows = ''] = line.split('|');
  const low = rows.split('/').map(rowOf).join('');
  const cells = low.padStart(COLUMNS * ROWS, '.');
  const hits = [...cells].map((cell) => {
    if (cell === '.') return 0;
    if (cell === STONE) return -1;
    return thick.includes(cell) && cell !== PINWHEEL ? 2 : 1;
  });
  return { name, cells, hits, total: hits.filter((hit) => hit > 0).length };
}

export const MURALS: readonly Mural[] = PICTURES.trim().split('\n').map(muralOf);

/** The mural at this place; the list is never empty. */
export const muralAt = (index: number): Mural => MURALS[index] ?? (MURALS[0] as Mural);
