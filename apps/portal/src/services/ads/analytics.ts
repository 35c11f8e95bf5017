/** The outside analytics tag: a page view a page, and nothing of it before the script is there. */
export interface Analytics {
  arrived(path: string, title: string): void;
}

type Layer = { push(entry: unknown): unknown };

/**
 * Puts the tag into the page.
 * @param id the operator's own, `G-…`
 */
export function openAnalytics(id: string, page: Document): Analytics {
  const window = page.defaultView as unknown as { dataLayer?: Layer };
  const layer = (window.dataLayer ??= []);
  // The tag reads lists of arguments and no arrays.
  const say: (...words: readonly unknown[]) => void = function () {
    layer.push(arguments);
  };
  say('js', new Date());
  say('config', id, { send_page_view: false, anonymize_ip: true });
  const script = page.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  page.head.append(script);
  return {
    arrived: (path, title) => say('event', 'page_view', { page_location: path, page_title: title }),
  };
}
