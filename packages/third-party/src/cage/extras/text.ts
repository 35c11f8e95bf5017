/** The text at an address that is on this machine, at once. */
export function textOf(address: string): string {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.send();
  return request.responseText;
}
