/**
 * Goes to a route now. The browser follows a link or a changed `location.hash` only in a later
 * task, which often waits for a frame: on a slow phone a tenth of a second.
 * @param hash such as `#/term`
 */
export function goTo(hash: string): void {
  const oldURL = location.href;
  const newURL = new URL(hash, oldURL).href;
  if (newURL === oldURL) return;
  history.pushState(null, '', newURL);
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL }));
}
