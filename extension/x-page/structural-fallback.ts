import {
  actionBar,
  anyEditor,
  attachments,
  cell,
  inlineReply,
  photo,
  replyButton,
  submit,
  toolBar,
  tweet,
  tweetText,
  userName,
} from './selectors.ts';

/** How a part of X is found where it has lost its test id: by roles and structure, never by words. */
interface Structure {
  find(base: ParentNode): Element[];
  closest?(from: Element): Element | null;
}

const post =
  'article:has([role="group"] button), [role="dialog"] article:not(article article):has(a[href^="/"])';
const text = '[lang][dir="auto"]';
const navigation = 'nav, [role="navigation"]';
const list = 'section, [role="region"]';

const bySelector: Record<string, [name: string, structure: Structure]> = {
  [tweet]: [
    'tweet',
    { find: (base) => within(base, post), closest: (from) => from.closest<HTMLElement>(post) },
  ],
  [userName]: ['userName', { find: authorLines }],
  [tweetText]: ['tweetText', { find: (base) => within(base, text) }],
  [photo]: ['photo', { find: (base) => within(base, 'a[href*="/photo/"] img[alt]') }],
  [replyButton]: ['replyButton', { find: firstButtons }],
  [toolBar]: ['toolBar', { find: toolBarsIn, closest: enclosingToolBar }],
  [submit]: ['submit', { find: submitsIn }],
  [inlineReply]: ['inlineReply', { find: inlineReplies, closest: inlineReplyAround }],
  [attachments]: ['attachments', { find: quotesIn }],
  [anyEditor]: ['anyEditor', { find: (base) => within(base, '[role="dialog"] textarea') }],
  [cell]: ['cell', { find: () => [], closest: rowAround }],
};

/** Parts that X has shown under their test id: for these a miss is a miss. */
const known = new Set<string>();
const inUse = new Map<string, number>();

/** Remembers that X still uses this selector. */
export function confirmSelector(selector: string): void {
  known.add(selector);
}

/** Parts that were found by structure on this page, each with the time of the first. */
export function structuresInUse(): { part: string; since: number }[] {
  return [...inUse].map(([part, since]) => ({ part, since }));
}

/** The elements that stand for a selector which this page has never matched. */
export function findByStructure(selector: string, base: ParentNode): Element[] {
  const found = bySelector[selector];
  if (!found || known.has(selector)) return [];
  const elements = found[1].find(base);
  if (elements.length > 0) note(found[0]);
  return elements;
}

export function closestByStructure(selector: string, from: Element): Element | null {
  const found = bySelector[selector];
  if (!found || known.has(selector)) return null;
  const element = found[1].closest?.(from) ?? null;
  if (element) note(found[0]);
  return element;
}

function note(part: string): void {
  if (!inUse.has(part)) inUse.set(part, Date.now());
}

function within(base: ParentNode, selector: string): Element[] {
  const inside = base.querySelectorAll(selector);
  if (base instanceof Element && base.matches(selector)) return [base, ...inside];
  return inside.length > 0 ? [...inside] : [];
}

/** One button in each post's own row of actions: which of them replies, only its label tells. */
function firstButtons(base: ParentNode): Element[] {
  return within(base, `article ${actionBar}`).flatMap((bar) => {
    const bars = [...(bar.closest('article')?.querySelectorAll(actionBar) ?? [])];
    const own = bars.findLast((one) => one.querySelectorAll('button').length > 2);
    return (bar === own && bar.querySelector('button')) || [];
  });
}

/**
 * Handles as authors carry them. The first is the post's own; further ones stand beside a time, as
 * a mention or "Replying to" does not.
 */
function authorLines(base: ParentNode): Element[] {
  const handles = [...base.querySelectorAll('a, span, div')].filter(
    (one) =>
      one.childElementCount === 0 &&
      /^@\w{1,20}$/.test(one.textContent) &&
      !one.parentElement?.closest(text),
  );
  return handles.filter((handle, at) => at === 0 || standsByTime(handle));
}

function standsByTime(handle: Element): boolean {
  let line = handle.parentElement;
  while (line && !line.querySelector('time')) line = line.parentElement;
  return line !== null && !line.querySelector(text) && line.textContent.split('@').length === 2;
}

/** The file field stands among the icons; the bar holds these and the Post button. */
function toolBarsIn(base: ParentNode): Element[] {
  return within(base, 'input[type="file"]').flatMap((field) => enclosingToolBar(field) ?? []);
}

function enclosingToolBar(from: Element): Element | null {
  for (let node: Element | null = from; node; node = node.parentElement) {
    for (const icons of node.children) {
      if (icons.matches(navigation) && icons.querySelector('input[type="file"]')) return node;
    }
  }
  return null;
}

/** X's own button says its word; icons and most of what other extensions add carry a label. */
function submitsIn(base: ParentNode): Element[] {
  if (base instanceof Element && base.querySelector('article [role="group"]')) return [];
  const words = [...base.querySelectorAll('button:not([aria-label])')];
  return words.filter((button) => !button.closest(`${navigation}, article`)).slice(-1);
}

function inlineReplies(base: ParentNode): Element[] {
  return within(base, anyEditor).flatMap((editor) => inlineReplyAround(editor) ?? []);
}

/** In a list of posts, what holds the editor and no post. */
function inlineReplyAround(from: Element): Element | null {
  const row = from.closest('article') ? null : rowAround(from);
  let scope: Element | null = from;
  while (scope && !scope.parentElement?.querySelector('article')) scope = scope.parentElement;
  return row && scope?.matches(`:has(${anyEditor})`) ? scope : null;
}

function rowAround(from: Element): Element | null {
  const bound = from.closest(list);
  for (let node = from.parentElement; bound && node && node !== bound; node = node.parentElement) {
    if (node.querySelector('article')) return node;
  }
  return null;
}

/** In a dialog without a post to answer, the text below the editor is that of the quoted one. */
function quotesIn(base: ParentNode): Element[] {
  const isQuote = base instanceof Element && !base.querySelector('article');
  return isQuote && base.querySelector(text) ? [base] : [];
}
