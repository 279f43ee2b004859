import type { Plugin } from 'vite';

const STYLES = /[\\/]shared[\\/]ui[\\/]styles\.css$/;
const CLASS = /\brt-[A-Z]\w*/g;

/** Those of Radix's components that the console shows, and the parts they are made of. */
const SHOWN = new Set([
  ...[
    'rt-BaseButton',
    'rt-Button',
    'rt-IconButton',
    'rt-Badge',
    'rt-Flex',
    'rt-Heading',
    'rt-Text',
  ],
  ...['rt-TextFieldRoot', 'rt-TextFieldInput', 'rt-TextFieldSlot'],
  ...['rt-TextAreaRoot', 'rt-TextAreaInput', 'rt-Spinner', 'rt-SpinnerLeaf'],
  ...['rt-ProgressRoot', 'rt-ProgressIndicator'],
  ...['rt-BaseDialogOverlay', 'rt-BaseDialogContent'],
  ...['rt-BaseDialogScroll', 'rt-BaseDialogScrollPadding'],
  ...['rt-DialogOverlay', 'rt-DialogContent', 'rt-DialogScroll', 'rt-DialogScrollPadding'],
  ...['rt-AlertDialogOverlay', 'rt-AlertDialogContent'],
  ...['rt-AlertDialogScroll', 'rt-AlertDialogScrollPadding'],
]);

/** Would have the browser look at the whole page again after each change; tokens.css says it by class. */
const LOOKS_EVERYWHERE = ':root:where(:has(.radix-themes[data-is-root-theme';

/** Leaves the rules of all others out, half of the style sheet. */
export function lighterStyles(): Plugin {
  return {
    name: 'lighter-styles',
    apply: 'build',
    // After Tailwind, which brings the style sheets together.
    enforce: 'pre',
    transform: (code, id) => (STYLES.test(id) ? { code: usedRules(code), map: null } : undefined),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const named = file.type === 'chunk' ? (file.code.match(CLASS) ?? []) : [];
        const bare = named.find((name) => !SHOWN.has(name));
        if (bare) this.error(`lighter-styles.ts leaves the look of ${bare} out`);
      }
    },
  };
}

function isUsed(selector: string): boolean {
  if (selector.trimStart().startsWith(LOOKS_EVERYWHERE)) return false;
  return (selector.match(CLASS) ?? []).every((name) => SHOWN.has(name));
}

/** The rules without the selectors that nobody uses; what is left empty goes too. */
function usedRules(css: string): string {
  let kept = '';
  for (let at = 0; at < css.length; ) {
    const open = endOfHead(css, at);
    if (css[open] !== '{') {
      kept += css.slice(at, open + 1);
      at = open + 1;
      continue;
    }
    const close = endOfBlock(css, open);
    kept += usedRule(css.slice(at, open).trim(), css.slice(open + 1, close));
    at = close + 1;
  }
  return kept;
}

function usedRule(head: string, body: string): string {
  const isGroup = /^@(layer|media|supports|container)\b/.test(head);
  if (isGroup) {
    const inside = usedRules(body);
    return inside.trim() === '' ? '' : `${head}{${inside}}`;
  }
  if (head.startsWith('@')) return `${head}{${body}}`;
  const selectors = parts(head).filter(isUsed);
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
}

/** Where the block of a rule opens, or the statement without one ends. */
function endOfHead(css: string, from: number): number {
  for (let at = from; at < css.length; at = next(css, at)) {
    if (css[at] === '{' || css[at] === ';') return at;
  }
  return css.length;
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at = next(css, at)) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at;
  }
  throw new Error('A block of the style sheet never ends');
}

/** A list of selectors, split at the commas that no bracket holds. */
function parts(list: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at = next(list, at)) {
    if (list[at] === '(' || list[at] === '[') depth++;
    else if (list[at] === ')' || list[at] === ']') depth--;
    else if (list[at] === ',' && depth === 0) {
      found.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, list.slice(start)];
}

/** The place after this one; strings, comments and what is escaped are passed over whole. */
function next(css: string, at: number): number {
  if (css[at] === '\\') return at + 2;
  if (css.startsWith('/*', at)) return css.indexOf('*/', at + 2) + 2;
  if (css[at] !== '"' && css[at] !== "'") return at + 1;
  let end = at + 1;
  while (end < css.length && css[end] !== css[at]) end += css[end] === '\\' ? 2 : 1;
  return end + 1;
}
