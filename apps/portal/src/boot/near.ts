/** How far below the screen a picture starts to load, as a fraction of the screen's height. */
const MARGIN = '25% 0px';

/**
 * Browsers fetch lazy pictures two or three screens ahead, which on a phone is most of home. The
 * style sheet holds back those of a list that is far from the screen; this lets them come.
 */
export function loadNearbyImages(page: Element): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute('data-near', '');
        near.unobserve(target);
      }
    },
    { rootMargin: MARGIN },
  );
  const watch = (): void => {
    for (const list of page.querySelectorAll('.cards:not([data-near])')) near.observe(list);
  };
  new MutationObserver(watch).observe(page, { childList: true, subtree: true });
  watch();
}
