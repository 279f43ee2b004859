import type { Page } from '@playwright/test';

/**
 * Translates what the page shows and will show, as browsers do: each text is replaced by a copy
 * inside two `<font>`s, or (`move`) put into them itself. What says `translate="no"` stays.
 */
export async function translatePages(page: Page, how: 'replace' | 'move'): Promise<void> {
  await page.addInitScript(wrapTexts, how);
}

/** Runs in the page. */
function wrapTexts(how: 'replace' | 'move'): void {
  const left = 'font, script, style, textarea, select, svg, [translate="no"]';
  function wrap(text: Text): void {
    const { parentElement } = text;
    if (!parentElement || parentElement.closest(left) || !text.data.trim()) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    const copy = document.createTextNode(text.data);
    parentElement.replaceChild(outer, text);
    inner.append(how === 'move' ? text : copy);
  }
  function wrapAll(root: Node): void {
    if (root instanceof Text) wrap(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  }
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'characterData') wrapAll(target);
      for (const node of addedNodes) wrapAll(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
