/**
 * Lets React go on where a translator of the browser has put a <font> in place of a text: see
 * docs/decisions/translated-pages.md. Called once, before anything is drawn.
 */
export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  new MutationObserver(noteStandIns).observe(document, { childList: true, subtree: true });

  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const there = placeIn(this, child);
    if (there) removeChild.call(this, there);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    // A text that React puts elsewhere leaves no translation behind.
    translationOf(node)?.remove();
    return insertBefore.call(this, node, before && placeIn(this, before)) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(node: T): T {
    return this.insertBefore(node, null);
  };
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string | null) {
      // A text with a new content is read again: it stands where its translation stood.
      translationOf(this)?.replaceWith(this);
      value?.set?.call(this, text);
    },
  });
}

/** What a translator has put in place of a text. */
const standIns = new WeakMap<Node, Element>();

function noteStandIns(records: MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const removed of removedNodes) {
      if (removed.nodeType !== Node.TEXT_NODE) continue;
      const near = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (near) standIns.set(removed, near);
    }
  }
}

function isFont(node: Node | null): node is Element {
  return node?.nodeName === 'FONT';
}

/** Where a child of React's stands by now below its parent: itself, or what it was put into or replaced by. */
function placeIn(parent: Node, child: Node): Node | null {
  return childAbove(parent, child) ?? childAbove(parent, standIns.get(child));
}

function childAbove(parent: Node, node: Node | undefined): Node | null {
  let place: Node | null = node ?? null;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/** The outermost element in which a translator shows this text: around it, or in its place. */
function translationOf(node: Node): Element | undefined {
  if (node.nodeType !== Node.TEXT_NODE) return undefined;
  let outer: Element | undefined;
  for (let up = node.parentNode; isFont(up); up = up.parentNode) outer = up;
  return outer ?? (node.isConnected ? undefined : standIns.get(node));
}
