/** Text for markup, attributes included. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A value as JSON that cannot end the script element it stands in. */
export function jsonInMarkup(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
