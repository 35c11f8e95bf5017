import type { Browser } from 'playwright-core';
import { quiet, visit } from './browse.ts';

/**
 * The home page as one would write it by hand without any script: the same markup, the same
 * pictures, its styles in the page. The yardstick for the portal's first paint.
 */
export function stillOf(browser: Browser, address: string): Promise<string> {
  return visit(browser, async ({ page }) => {
    await page.goto(address);
    await quiet(page);
    const html = await page.evaluate(() => {
      const styles = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
        .join('\n');
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      const gone = 'script, style, link:not([rel="icon"]):not([as="font"]), template';
      for (const node of copy.querySelectorAll(gone)) node.remove();
      const style = document.createElement('style');
      style.textContent = styles;
      copy.querySelector('head')?.append(style);
      return `<!doctype html>\n${copy.outerHTML}`;
    });
    if (/<script/i.test(html)) throw new Error('the static page still has a script');
    return html;
  });
}
