/**
 * Places joined by lanes: maps of towns, mounds, stations. Positions are in the game's units;
 * nothing here draws, and the same input gives the same bytes everywhere.
 *
 * ```ts
 * const places = scatter(rng, { x: 0, y: 0, width: 1000, height: 600 }, 12, 120);
 * const graph = graphOf(places, joinNear(places, { longest: 260 }));
 * const way = route(graph, home, goal, (lane) => lane.length);       // nodes and lanes, or
 * undefined
 * const cart = along(graph.lanes[way.lanes[0]], 40, home);           // x, y and heading after 40 units
 * const cut = crossed(graph, press.from, press);                     // the lane a stroke crosses first
 * ```
 */
export { along, nearest } from './lanes.ts';
export { bentLine, lineLength } from './line.ts';
export { crossed } from './crossing.ts';
export { graphOf, isConnected, type NodeGraph, type Pair } from './graph.ts';
export { joinNear } from './join.ts';
export { route } from './route.ts';
export { scatter } from './scatter.ts';
