/** The bar at the top edge while a page is on its way. */
const bar = (): HTMLElement | null => document.querySelector('#progress');

export function startProgress(): void {
  bar()?.setAttribute('data-state', 'on');
}

export function endProgress(): void {
  const element = bar();
  if (element?.getAttribute('data-state') === 'on') element.setAttribute('data-state', 'done');
}
