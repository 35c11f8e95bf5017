/*
 * The pictures, each a row of parts from the back to the front: the hour, then a painter and its
 * words. Coordinates are of a picture 240 wide and 180 high. Never change or reuse an id: levels,
 * stars and links hold it.
 */
export type Pack = {
  readonly name: string;
  /** Stars that open it. */
  readonly needs: number;
  readonly rows: Readonly<Record<string, string>>;
};

export const PACKS: readonly Pack[] = [
  {
    name: 'coast',
    needs: 0,
    rows: {
      lighthouse:
        'dusk; sky; sun 66 104 15 #ffd98a; stars 34 46; clouds 40 5 20; birds 120 42 5 5; sea 108; glitter 66 110 26; peaks 112 26 #5a4488 0; boat 104 134 26 #e8504a; boat 34 126 17 #4f8fd0; hills 138 9 #4a6a58 flowers; rocks 158 9 13 #6a5a80; lighthouse 184 150 84; house 218 150 26; path 150 184 150; meadow 150 34 4 #ff7a8a #ffd34a #c8a0ff',
      harbor:
        'day; sky; sun 34 30 13; clouds 34 5 19; peaks 96 30 #7fa8d0; sea 92; street 116 66 8; boat 38 142 44 #e8433a #fff6e0; boat 118 152 54 #2f74c0 #ffd98a; boat 196 144 48 #3f9a5a #ffffff; duck 150 168 15 #fffdf4 3; birds 110 26 5 5',
      regatta:
        'day; sky; clouds 30 6 22; sun 206 30 14; peaks 98 24 #5f9ac0 0; sea 96; boat 24 116 30 #ffb03a #ff6a5a; boat 66 122 42 #8a5ad0 #ffe45c; boat 112 132 56 #e8433a #ffffff; boat 168 124 44 #3f9a5a #7ad0ff; boat 212 138 58 #2f74c0 #ff9a4a; boat 66 168 50 #f2503c #9fe06a; birds 60 34 6 5; duck 160 170 14',
      whale:
        'dawn; sky; sun 120 92 18 #ffe9b0; clouds 34 6 20; birds 60 50 6 5; sea 98; glitter 120 100 40; whale 104 148 78; boat 206 116 26 #7a4ac0 #ffffff; fish 190 166 6 #ffb03a 4; rocks 178 5 12 #5a6a90',
      island:
        'day; sky; clouds 32 5 20; sun 42 34 15; birds 170 40 5 5; sea 92; peaks 98 22 #3f9a6a 0; boat 36 122 26 #ff7a3a #ffffff; sand 140 #f6dca0 6; palm 168 152 92 18; palm 204 156 74 -16; palm 140 158 58 10; stall 186 164 42 #14a8b4; rocks 174 4 9 #a08a7a; meadow 160 18 4 #ff5aa0 #ffd34a #ff8a3a; butterflies 90 120 4 7 60 26',
      cliffs:
        'dawn; sky; sun 150 80 14 #fff0c0; clouds 30 6 22; peaks 104 44 #8a7ab8 0; sea 112; glitter 150 114 20; rocks 134 8 20 #7a6a8a; boat 118 134 22 #c23a3a; hills 144 16 #5aa868 flowers #ff9ac0; sheep 156 5 20; path 80 40 130; windmill 40 136 54; meadow 158 40 4 #ffffff #ff8ab0 #ffd34a',
      penguins:
        'snow; sky; aurora 40; clouds 26 3 16 0.7; peaks 104 54 #8fb4dc; sea 112; ice 126 9 22; ice 150 7 30; whale 196 126 34; penguin 40 160 44 4; penguin 146 170 52 3; falling 70 #ffffff 1.3 8',
      pier: 'night; sky; moon 190 34 13; stars 60 80; skyline 100 46 #2a2f6e; sea 98; glitter 190 100 24 #dfe9ff; wheel 60 66 44; bridge 118 150 6 #6a5478; lamp 20 118 46; lamp 122 118 46; lamp 222 118 46; boat 168 158 36 #e8433a; lanterns 0 8 240 14 9 - 12; firework 128 36 22 #ff7ab0; firework 214 62 14 #7ad0ff',
      reef: 'reef; sky; beams 8; hills 128 12 #2a8ab0 dunes; weed 150 12 62 #1f9a6a; fish 70 50 11 #ffb03a 6; fish 170 76 9 #4fd0ff 6; fish 110 104 14 #ff6a8a 4; jelly 204 44 22 #ffb0e0; coral 152 13 30; sand 160 #f2dca8 4; coral 172 12 24; bubbles 34',
      lagoon:
        'deep; sky; stars 40 180; beams 5 #8fc8ff; weed 180 14 90 #1f7a8a; jelly 58 50 44 #ff8ad0; jelly 150 38 30 #8ad0ff; jelly 200 92 48 #c08aff; jelly 104 104 26 #ffd08a; fish 120 80 6 #9ff0ff 8 #4f8fd0; coral 170 16 26; bubbles 40; fireflies 26 20 170 #8ffff0',
    },
  },
  {
    name: 'meadow',
    needs: 3,
    rows: {
      tulips:
        'day; sky; clouds 34 6 20; sun 36 32 14; hills 96 5 #7fc070 trees; windmill 60 112 84; windmill 196 106 58 #e8d0f0 #4a6ab0; house 136 108 28; hills 112 3 #5fae52 rows #ff5a7a; meadow 136 90 5 #ff4b6a #ffd02e #ff8ad0 tulip; duck 108 124 10',
      barn: 'gold; sky; sun 50 48 15; clouds 30 4 20; hills 98 9 #d9a85a trees #c9702a; hills 116 6 #b8b04a rows #8a6a2a; barn 172 136 84; house 84 128 26 #fff0d8 #7a5a8a; oak 36 144 92 #e0822f #d92f3f; hills 144 5 #9aa848 grass; pumpkins 162 10 12; sheep 152 3 20; cat 118 170 30 #f2a04a; birds 120 34 5 4',
      sunflowers:
        'day; sky; sun 196 38 17; clouds 32 5 22; hills 92 9 #8fc06a trees; barn 60 112 44; hills 108 4 #6fa848 rows #e8b83a; meadow 106 120 7 #ffc81f #ffb01f #ffd84a sun; butterflies 120 70 7 8 100 40; birds 80 30 4 5',
      lavender:
        'dusk; sky; sun 128 84 16 #ffe08a; clouds 34 5 20; peaks 96 24 #8a5aa8 0; hills 98 5 #6a5a9a trees; train 104 13 #e8504a 150; hills 108 3 #7a5ac0 rows #a070f0; house 36 120 34 #f8e0c0 #c2604a; oak 206 126 66 #5a8a5a; meadow 134 90 4.6 #a070ff #c89aff #8050e0 spike; butterflies 150 130 5 7 70 24',
      sheepfold:
        'day; sky; clouds 30 6 24; rainbow 150 132 108; hills 92 14 #8fd070 trees; hills 108 12 #6fc05f grass; house 46 118 30 #ffffff #5a7ab0; path 100 56 118; sheep 124 4 18; hills 134 8 #57ae52 flowers; sheep 158 5 30; pines 132 3 44; meadow 160 30 4 #ffffff #ffd34a #ff9ac0',
      orchard:
        'rose; sky; sun 46 40 14; clouds 32 5 20; hills 96 9 #a8d088 trees #f2a0c8; hills 116 7 #8cc474 grass; oak 34 136 82 #5fb04f #f0303a; oak 116 126 64 #6fb858 #ff9a3a; oak 200 140 92 #57a848 #f0303a; pumpkins 158 4 8; cat 84 166 34 #8a7a8a; stall 146 168 44 #e8433a; meadow 152 40 4 #ffffff #ff9ac8 #ffd34a; falling 40 #ffd0e4 1.6 7',
      kites:
        'day; sky; clouds 40 6 22; sun 30 26 12; birds 200 24 4 4; kite 50 50 26 #ff4b6a 70 150; kite 112 30 30 #ffb02e 130 152; kite 178 58 28 #8a5aff 160 150; kite 214 34 20 #2fc0a0 190 150; kite 150 84 16 #ff7ad0 150 150; hills 112 11 #7ac868 trees; hills 132 9 #5cb458 flowers; house 40 140 30; oak 212 146 56 #4fa848; meadow 150 54 4.4 #ff7a8a #ffd34a #ffffff',
      balloons:
        'dawn; sky; sun 200 96 15 #fff0c0; clouds 60 5 20; balloon 56 60 62 #ff4b55 #ffd34a; balloon 138 44 48 #2f8fe8 #ffffff; balloon 206 58 40 #8a4dff #ff9ad0; balloon 104 96 30 #2fb46a #ffe45c; balloon 178 100 24 #ff8a2f #fff6e0; balloon 24 110 20 #e85ac0 #ffe0f0; hills 124 10 #8a9ac0 trees; hills 140 9 #5fa070 rows #d8c060; lake 140 160 60 9; pines 170 7 28; birds 120 120 5 4',
      butterflies:
        'rose; sky; sun 40 34 16; clouds 30 4 18; hills 104 9 #a8d490 trees #e89ac8; hills 124 7 #84c474 flowers #c07cff; mushrooms 206 166 44; meadow 116 110 6.4 #ff6a9a #ffd34a #b07cff; butterflies 120 74 13 13 104 54; cat 46 168 40 #ffffff',
      stream:
        'day; sky; clouds 28 5 20; peaks 92 46 #8fb4dc; hills 104 8 #7cc06c trees; falls 150 84 134 16; hills 128 5 #62b45a grass; lake 134 152 96 21; lilies 12 140 0.6; duck 96 152 22 #fffdf4 4; reeds 6 50 178 15; reeds 196 238 176 13; bridge 128 140 9 #a8744a; butterflies 190 100 5 7 40 30; meadow 166 28 4 #ff8ab0 #ffd34a #ffffff',
    },
  },
  {
    name: 'woods',
    needs: 8,
    rows: {
      autumn:
        'gold; sky; sun 176 40 14; clouds 28 5 20; peaks 92 42 #b89ab8; trees 112 13 12 #e0702a; lake 120 134 118 22; trees 158 7 15 #d9922f; pines 148 4 44 #7a7a3a; boat 112 142 32 #8a5a2a #fff0d0; house 206 128 30 #b8743f #7a3a2a; falling 46 #f2812a 2 8; duck 60 144 15; grass 168 60 #b8862a',
      fox: 'gold; sky; beams 7 #fff0b0; trees 96 10 18 #d97a2a; pines 116 7 60 #5a7a4a; hills 122 7 #a8803a grass; oak 210 152 120 #e0922f; cat 104 166 82 #f0702a fox; mushrooms 40 168 60; mushrooms 172 172 36 #ffb03a; falling 44 #e8602a 2.2 9; grass 168 90 #8a7a2a; butterflies 60 80 3 8 40 26',
      owls: 'night; sky; moon 60 44 24; stars 80 120; peaks 112 34 #2a3f7a 0; pines 138 10 56 #1f3f4a; hills 144 8 #223f4f grass; oak 176 178 176 #2f5a5a; owl 84 160 62; owl 134 158 48 #c9905a; owl 214 100 36 #8a6a9a; fireflies 26 70 170; mushrooms 26 172 38 #c07cff',
      deer: 'snow; sky; sun 196 44 13 #fff6e0; clouds 28 5 20; peaks 96 50 #9fbcdc; pines 122 11 50 #4f7a8a 1; hills 130 9 #dcecfa snow; deer 88 158 84; deer 168 150 54 #c98a52; pines 172 4 74 #3a6a7a 1; perched 196 132 16 2; falling 90 #ffffff 1.4 9; rocks 172 4 10 #9fb0c8',
      waterfall:
        'day; sky; clouds 20 4 16; peaks 84 40 #6fa0b0 0; rainbow 130 146 70; hills 70 9 #4f9a58 trees; falls 118 72 146 46; rocks 106 8 22 #6a7a7a; trees 128 8 17 #3f9a4c; lake 118 156 104 19; rocks 166 9 14 #7a8a8a; reeds 4 44 178 12; palm 30 150 66 8; palm 214 152 72 -12; perched 174 166 18 3; butterflies 60 90 5 8 44 40; grass 172 60',
      cabin:
        'dusk; sky; stars 46 60; moon 40 34 11; clouds 52 4 18; peaks 106 64 #6a548f; pines 122 12 40 #2f4a5a; lake 96 146 92 17; hills 152 7 #3f5a58 grass; house 170 148 62 #9a643c #4a3a5a; campfire 92 164 26; boat 54 146 24 #a8643a #ffe0b0; pines 176 4 66 #22404a; lamp 226 170 46; fireflies 18 110 176',
      aurora:
        'night; sky; stars 90 90; aurora 46; peaks 106 46 #3f5f9a; pines 130 11 44 #2a4a6a 1; hills 138 8 #7a9ad0 snow; tent 66 160 56 #ff9a3a; house 180 152 40 #8a5a3a #e8f0fa; campfire 122 166 24; cat 152 172 28 #d8d8e8 fox; pines 178 4 60 #24405a 1; falling 40 #ffffff 1.1 5',
      camp: 'night; sky; moon 200 32 14; stars 80 90; peaks 108 40 #32508f 0; lake 120 124 120 13; pines 140 10 62 #1c3a4a; hills 142 6 #2a4a4a grass; tent 58 164 70 #ff8a3a; tent 196 158 56 #4fb0d0; campfire 128 164 40; owl 24 132 26; lanterns 62 92 196 92 6 #ffd08a 6; fireflies 24 80 176; grass 170 70 #2a5a4a',
      blossoms:
        'rose; sky; sun 60 44 17 #ffe9c0; clouds 28 5 22; peaks 104 52 #b8a0d8; hills 112 7 #a4c890 trees #f2a0c8; pagoda 164 146 100; lake 92 154 84 17; bridge 132 148 7 #d0524a; oak 34 158 112 #f7a0c8 #ffd8ea; oak 224 166 74 #ffb8d8; duck 92 158 18 #fffdf4 2; lanterns 0 12 150 20 6 #ff6a5a 10; falling 60 #ffc0dc 1.8 7; meadow 168 20 3.6 #ff8ac0 #ffffff #ffd34a',
      desert:
        'desert; sky; sun 182 62 17 #fff0b0; clouds 28 3 18; birds 90 44 4 4; peaks 112 46 #c9785a 0; hills 118 12 #e8a860 dunes; balloon 66 48 40 #ff5a4a #ffe45c; hills 136 10 #d8904a dunes; cactus 54 152 66; cactus 196 164 84; cactus 128 148 40; train 128 12 #2f8a8a 210; rocks 166 8 14 #b8704a; tent 98 170 42 #e85a8a; meadow 164 22 4 #ff5a8a #ffd34a #ff9a3a',
    },
  },
  {
    name: 'town',
    needs: 15,
    rows: {
      canal:
        'dusk; sky; sun 120 70 13 #ffe0a0; clouds 28 5 20; street 108 78 8; cobbles 108 #b8a0a8; sea 120 168; glitter 120 122 50 #ffd98a; bridge 104 148 4 #a88a90; boat 58 156 36 #3f9a5a #ffe0b0; duck 150 150 15 #fffdf4 3; cobbles 166 #a890a0; lamp 22 172 62; lamp 218 172 62; bunting 0 14 240 12 16; pot 120 178 26 #ff5a8a',
      skyline:
        'night; sky; moon 46 34 15; stars 60 70; skyline 122 86 #343a86; skyline 140 60 #24286a; sea 138; glitter 120 140 220 #ffd98a; glitter 60 140 120 #8fd0ff; boat 60 160 30 #e8504a; boat 178 166 36 #ffb03a; firework 132 40 26 #ff8ad0; firework 200 54 18 #8fe0ff; bridge 150 178 9 #3a3468',
      fair: 'dusk; sky; stars 40 60; clouds 34 4 18; skyline 128 40 #54408a; wheel 128 82 64; stall 44 164 54 #e8433a; stall 200 166 56 #2f8fe8; stall 124 172 50 #8a4dff; cobbles 164 #8a7098; lanterns 0 16 240 10 10; balloon 30 60 26 #ff7ab0 #ffe45c; balloon 222 70 22 #5fd0a0 #ffffff; lamp 84 170 44; lamp 164 170 44; firework 60 30 16 #ffd34a',
      market:
        'day; sky; clouds 26 4 18; sun 210 26 12; street 112 72 8; cobbles 110 #c0a8a0; stall 46 138 58 #e8433a; stall 122 132 50 #2fa05a; stall 198 140 60 #f2a02a; bunting 0 22 240 18 18; pot 16 172 30 #ff5a7a; pot 84 174 28 #ffd34a 3; pot 160 176 34 #c07cff; pot 226 172 28 #ff8a3a 3; cat 122 170 34 #f2a04a; perched 74 32 12 3',
      castle:
        'day; sky; sun 34 34 14; clouds 32 6 22; rainbow 120 130 110; hills 104 9 #8fc878 trees; castle 128 128 116; hills 128 7 #6cb85c flowers; lake 122 146 104 9; path 60 126 132 #e8d2a0; trees 162 5 14 #3f9a4c; balloon 216 52 32 #ff5a8a #ffe45c; duck 178 148 13; deer 36 168 40; meadow 162 34 4.4 #ff7a9a #ffd34a #ffffff; birds 70 28 4 4',
      snowtown:
        'night; sky; moon 200 28 12; stars 50 60; pines 96 10 46 #2f4f72 1; street 130 82 7; dim 0.14; hills 134 3 #b8d0f0 snow; house 40 160 40 #c9785a #f4faff; pines 170 4 66 #2a5a6a 1; lamp 96 164 56; lamp 190 168 60; lanterns 0 20 240 24 10 - 14; sheep 168 2 24; penguin 130 176 26 2; falling 100 #ffffff 1.5 10',
      cafe: 'dusk; sky; clouds 22 4 16; street 126 92 6; cobbles 124 #a088a0; stall 62 152 60 #c8374a; lanterns 0 24 240 30 9 #ffd08a 12; lamp 132 150 70; lamp 16 164 80; pot 110 158 30 #ff7aa8; pot 226 166 40 #ffd34a; cat 184 166 46 #6a6a80; cup 150 172 22; teapot 90 176 26 #e8a83a; perched 190 36 14 3; bunting 60 10 240 40 10',
      viaduct:
        'day; sky; clouds 30 6 22; sun 40 32 14; peaks 92 50 #8ab0d8; hills 108 9 #84c474 trees; bridge 92 152 6 #b8a48c; train 92 20 #c8323a 196; lake 130 158 110 15; hills 160 6 #5fb058 flowers; sheep 170 4 20; house 214 164 30; trees 166 3 15; birds 170 40 5 4; meadow 168 26 4 #ff8a9a #ffd34a #ffffff',
      fireworks:
        'night; sky; stars 50 70; firework 60 48 34 #ff5a7a; firework 134 34 30 #ffd34a; firework 196 56 36 #5fd0ff; firework 96 84 20 #a07cff; firework 164 88 18 #6fe08a; firework 26 90 18 #ff9a3a; skyline 144 50 #2a2c70; castle 120 152 74 #7a70a8 #3a3f90; sea 148; glitter 60 150 100 #ff8ab0; glitter 190 150 100 #8fe0ff; boat 38 166 26 #e8433a; boat 204 168 30 #ffb03a',
      rooftops:
        'dusk; sky; moon 196 32 13; stars 44 56; clouds 50 4 18; skyline 106 44 #6a4a90; street 150 74 5; house 40 180 60 #e0a07a #8a3a4a; house 120 186 70 #8a9ad0 #4a4a8a; house 206 182 62 #f2c890 #a8503c; cat 44 124 34 #4a4460; cat 128 128 40 #f2a04a; cat 196 126 32 #f0f0f8; perched 84 94 12 3; lanterns 0 70 240 62 7 - 8; kite 96 34 16 #ff7ab0 70 120',
    },
  },
  {
    name: 'home',
    needs: 24,
    rows: {
      kitchen:
        'room; wall #ffe9cc #f2b48a tiles; view 120 20 82 70; curtain 120 14 92 76 #f2603f; shelf 52 8 66 jars; shelf 52 174 232 jars; shelf 92 8 66 pots; shelf 92 174 232 pots; table 122 #c98a52; teapot 50 158 52 #e8504a; cake 124 166 56; cup 186 164 34; pot 222 158 30 #ffd34a 3; cat 92 172 30 #f2a04a',
      teatime:
        'room; wall #dff0e4 #9ad0b0 flowers; frame 44 18 44 36; frame 196 18 44 36 #ffb0a0 #fff0c0; view 120 14 70 62; shelf 108 6 76 books; shelf 108 164 234 pots; cloth 120 #f2607a; teapot 120 160 74 #4f9ad0; cup 40 164 44 #fff6ea; cup 198 166 44 #ffe0ec; cake 64 136 34 #fff0c0; pot 168 138 26 #ff7aa8; cup 84 176 26; candles 148 176 26 2',
      catwindow:
        'room; wall #e8d8f2 #c0a0dc dots; view 118 18 124 92 night; curtain 118 10 136 108 #7a5ac0; cat 92 124 54 #f2a04a; cat 152 122 40 #54505f; shelf 66 4 38 books; shelf 66 204 238 books; table 130 #a8683f; pot 32 156 36 #ff7aa8; candles 196 164 30 2; cup 142 166 30 #ffd0a0; shelf 112 4 34 jars; falling 26 #ffffff 1 5',
      fireside:
        'room; wall #b8584a #d8806a stripes; frame 42 24 40 32; frame 200 24 40 32 #ffd0a0 #fff0e0; clock 120 26 14; hearth 120 134 96; shelf 84 6 62 books; shelf 84 178 234 books; shelf 122 6 60 books; shelf 122 180 234 pots; table 134 #8a5530; cat 62 168 54 #f2a04a; cat 176 168 46 #e8e4f0; candles 108 52 14 2; cup 120 170 26; pumpkins 172 4 8',
      library:
        'room; wall #8a5a3f #6f4530 planks; shelf 38 6 110 books; shelf 38 130 234 books; shelf 74 6 80 books; shelf 74 160 234 books; shelf 110 6 80 books; shelf 110 160 234 books; view 120 48 62 66; curtain 120 42 72 76 #3f7a5a; table 130 #6f4530; candles 30 158 32 3; owl 120 166 48; pot 206 158 40 #ffd34a; cup 160 168 28 #d0e8ff; frame 82 142 20 18',
      baking:
        'room; wall #fff0e0 #ffc8a0 dots; shelf 40 8 232 jars; shelf 80 8 100 pots; shelf 80 140 232 jars; clock 120 62 13 #e8504a; table 104 #d9a060; cake 46 158 76 #ffd0e0; cake 130 146 58 #c8f0d8; cake 204 160 74 #fff0b0; cup 88 172 26; teapot 166 176 32 #ff8a5a; pumpkins 176 3 7',
      greenhouse:
        'room; wall #d8f4e8 #a0dcc0 tiles; view 60 10 92 66; view 180 10 92 66; beams 5 #fff6c0; shelf 96 4 236 pots; shelf 128 4 112 pots; shelf 128 128 236 pots; table 136 #8fa878; pot 28 172 50 #ff5a8a 2; pot 80 176 44 #ffd34a 1; pot 130 172 52 #c07cff 3; pot 184 176 46 #ff8a3a 2; pot 224 172 40 #ffffff 1; butterflies 120 100 7 8 100 50; cat 106 178 26 #8a8a98',
      playroom:
        'room; wall #cfe8ff #9ac8f4 stripes; bunting 0 8 240 8 12; frame 40 30 38 30 #ffd0e0 #fff0c0; shelf 84 6 110 books; shelf 84 130 234 jars; balloon 120 44 40 #ff5a6a #ffe45c; kite 200 44 20 #8a5aff 222 80; table 118 #e8b870; train 142 22 #e8433a 176; castle 54 168 50 #ffd0a8 #ff7a9a; barn 186 172 38; owl 118 170 34 #a07cff; penguin 136 176 26 2; duck 92 176 14 #ffd34a 1',
      candlelight:
        'night; wall #3a2a5a #54408a stripes; view 120 16 96 76 night; curtain 120 8 110 90 #a83a5a; shelf 70 4 44 books; shelf 70 196 236 books; dim 0.2 #1a0a3a; table 116 #6a3f34; candles 20 156 46 3; candles 160 160 50 3; cake 116 166 56 #ffe0c0; cup 78 174 28; fireflies 20 20 110 #ffd98a; cat 104 108 24 #f2a04a',
      clockmaker:
        'room; wall #e0c8a0 #c8a070 planks; clock 40 38 22; clock 100 30 16 #8a4a3a; clock 150 42 24 #5a7a9a; clock 208 34 19 #c89a3f; shelf 108 6 110 jars; shelf 108 130 234 books; clock 78 82 11 #7a9a5a; clock 196 84 10 #a85a6a; table 122 #9a643c; clock 60 140 17; clock 184 142 17 #4a8a8a; owl 122 168 44; candles 12 168 28 2; cup 98 172 24; teapot 216 174 28 #c89a3f',
    },
  },
  {
    name: 'closeup',
    needs: 34,
    rows: {
      buttons: 'room; scatter buttons bright 11 #5a3f7a; air 60 40',
      sweets: 'room; scatter candy bright 13 #ffb0d0; air 70 30',
      leaves: 'gold; scatter leaves autumn 13 #7a4a2a; air 60 30 #ffe0a0',
      umbrellas:
        'storm; scatter umbrellas bright 17 #5a6a86; falling 70 #d8ecff 0.8 60; air 120 40',
      shells: 'day; scatter shells shore 12 #e8c890; air 50 30',
      fruit: 'room; scatter fruit citrus 15 #3f8a5a; air 70 40',
      marbles: 'room; scatter marbles bright 12 #b8864f; air 60 30',
      donuts: 'room; scatter donuts pastel 17 #d07a9a; air 70 30',
      quilt: 'room; quilt 8 bright; air 60 30',
      koi: 'reef; pond; lilies 16; koi 15; lilies 5; falling 26 #ffc0dc 2 3; air 60 20',
    },
  },
];

/** All pictures in the order of the levels. */
export const ROWS: readonly (readonly [id: string, row: string])[] = PACKS.flatMap(({ rows }) =>
  Object.entries(rows),
);
