import { power } from 'engine';
import add from 'tools/add.js';
import { three } from '/lib/three.js';
const lazy = await import('/lib/three.js');
const text = await (await fetch(new URL('../data.json', import.meta.url))).json();
is('module', power + add(1, 2) + three + lazy.three + text.level, 21);
ok();
