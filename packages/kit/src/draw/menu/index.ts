/**
 * Shops and choices before a run, as data. `menuBoard` passes them to `View.boards`, so that touch,
 * keys and screen readers reach every cell; `drawMenu` paints them.
 *
 * ```ts
 * const cells = WARES.map((name, at) => ware(SHOP, purse, name, rects[at], { key: `about.${name}` }));
 * boards: () => [menuBoard('menu.shop', [...cells, goCell(sea, { key: 'menu.dive' })])],
 * drawMenu(to, cells, { spots: (w, h) => ({ icon: [w / 2, 48, 0.8], price: [w / 2, 97, 25] }) });
 * ```
 */
export * from './cells.ts';
export * from './paint.ts';
