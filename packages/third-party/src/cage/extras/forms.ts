import type { ShimApi } from '../shim/api.ts';
import { runs } from './script-links.ts';

type FormParts = Pick<ShimApi, 'fix' | 'isOwn'> & {
  /** Offers an address of another host as a link. @returns whether it is one */
  readonly leave: (address: string) => boolean;
};

/**
 * The policy lets no form be sent. One that leads to another page of the game does so here, and one
 * that closes its dialog does that by itself; all others are read in handlers.
 */
export function makeForms({ fix, isOwn, leave }: FormParts) {
  return {
    /** @param sent the event, or the form where a script sends it without one */
    send(sent: Event | HTMLFormElement): void {
      const form = (sent instanceof Event ? sent.target : sent) as HTMLFormElement;
      const by = sent instanceof SubmitEvent ? sent.submitter : null;
      // A field of a form may be called like an attribute.
      const of = (name: string): string =>
        by?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
      if (/^dialog$/i.test(of('method'))) return;
      if (sent instanceof Event) {
        if (sent.defaultPrevented) return;
        sent.preventDefault();
      }
      const address = of('action');
      if (address === '' || leave(address) || runs(address)) return;
      if (/^post$/i.test(of('method')) || !isOwn(address)) return;
      const page = new URL(fix(address), document.baseURI);
      if (!page.protocol.startsWith('http')) return;
      const fields = [...new FormData(form, by)].map(([name, value]) => [name, String(value)]);
      page.search = String(new URLSearchParams(fields));
      location.href = page.href;
    },
  };
}
