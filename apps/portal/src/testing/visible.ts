/** What a visitor reads or hears in markup: text nodes, and attributes that are read out. */
export function visibleTexts(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:aria-label|title|placeholder|alt)="([^"]*)"/g)];
  const nodes = html
    .replaceAll(/<!--.*?-->|<\/?time[^>]*>/gs, '')
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .split(/<[^>]*>/);
  return [...attributes.map(([, text = '']) => text), ...nodes]
    .map((text) => decoded(text).trim())
    .filter((text) => text !== '');
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
