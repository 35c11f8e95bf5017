/**
 * Trusted Types: the page's policy lets markup and script addresses into the document only from
 * here. Browsers without them get the same texts as they are.
 */
type Policy = {
  createHTML(text: string): unknown;
  createScriptURL(address: string): unknown;
};
type Factory = {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string; createScriptURL: (address: string) => string },
  ): Policy;
};

let policy: Policy | undefined;

/**
 * Opens this script's policy, once, before anything else of it runs.
 * @param name as the page's Content Security Policy allows it; no two scripts may share one
 */
export function openPolicy(name: 'portal' | 'portal-first'): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory };
  policy = trustedTypes?.createPolicy(name, {
    // Our own writers escape every text.
    createHTML: (text) => text,
    createScriptURL(address) {
      if (new URL(address, location.href).origin !== location.origin)
        throw new TypeError('Scripts come from this site alone.');
      return address;
    },
  });
}

/** Markup that our own code wrote. */
export function trustedMarkup(text: string): string {
  return (policy?.createHTML(text) ?? text) as string;
}

/** The address of a script of this site. */
export function trustedScript(address: string): string {
  return (policy?.createScriptURL(address) ?? address) as string;
}
