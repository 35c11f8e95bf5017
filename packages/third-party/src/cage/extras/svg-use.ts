const XLINK = 'http://www.w3.org/1999/xlink';
const files = new Map<string, Promise<Document>>();

/** A drawing in another file may be used only by pages of the same origin, so it is brought into the page. */
export async function inlineUse(
  use: SVGUseElement,
  fix: (address: string) => string,
): Promise<void> {
  const written = use.getAttribute('href') ?? use.getAttribute('xlink:href') ?? '';
  if (!/^[^#]+#./.test(written)) return;
  const [file = '', name = ''] = fix(written).split('#', 2);
  let loading = files.get(file);
  if (!loading) {
    loading = fetch(file)
      .then((answer) => answer.text())
      .then((text) => new DOMParser().parseFromString(text, 'image/svg+xml'));
    files.set(file, loading);
  }
  const drawing = (await loading).getElementById(name);
  const root = drawing?.ownerDocument.documentElement;
  if (!drawing || !root) return;
  const id = `cage-${file.replaceAll(/\W/g, '-')}`;
  if (!document.getElementById(id)) {
    // The whole file: what is used may itself use gradients and shapes from it.
    const whole = document.importNode(root, true);
    whole.id = id;
    whole.setAttribute('style', 'position:absolute;width:0;height:0;overflow:hidden');
    whole.setAttribute('aria-hidden', 'true');
    document.body.append(whole);
  }
  use.removeAttributeNS(XLINK, 'href');
  use.setAttribute('href', `#${name}`);
}
