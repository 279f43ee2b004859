import type { Plugin } from 'vite';

const COMPONENT = /rt-[A-Z]\w+/g;
const WIDTHS = 'widths';
/** Properties of a component by the width of the window, which begin with the one of the smallest. */
const BY_WIDTH = /\{\s*initial:/;
/** At-rules that hold rules. */
const GROUP = /^@(?:media|supports|layer|container)/;

/** Takes out of the built style the rules of Radix Themes for components and widths that no script names. */
export function usedStyles(): Plugin {
  return {
    name: 'used-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const scripts = files.flatMap((file) => (file.type === 'chunk' ? file.code : []));
      const named = new Set(scripts.flatMap((code) => code.match(COMPONENT) ?? []));
      if (scripts.some((code) => BY_WIDTH.test(code))) named.add(WIDTHS);
      for (const file of files) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = withoutUnused(String(file.source), named);
        }
      }
    },
  };
}

/** The rules of a style without comments, each with the selectors that can match; none: it goes. */
export function withoutUnused(css: string, named: ReadonlySet<string>): string {
  let kept = '';
  let from = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === ';') {
      kept += css.slice(from, at + 1);
      from = at + 1;
    }
    if (css[at] !== '{') continue;
    const end = endOf(css, at);
    const head = css.slice(from, at);
    const body = css.slice(at + 1, end);
    const inner = GROUP.test(head) ? withoutUnused(body, named) : body;
    const left = head.startsWith('@') ? head : selectorsOf(head).filter(isUsed).join(',');
    if (left !== '' && (inner !== '' || body === '')) kept += `${left}{${inner}}`;
    at = end;
    from = end + 1;
  }
  return kept + css.slice(from);

  function isUsed(selector: string): boolean {
    if (selector.includes('\\:rt-') && !named.has(WIDTHS)) return false;
    const wanted = selector.replace(/:not\([^)]*\)/g, '').match(COMPONENT) ?? [];
    return wanted.every((name) => named.has(name));
  }
}

/** Where the block ends that begins here. */
function endOf(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('A block of the style has no end');
}

/** At the commas that stand in no brackets. */
const selectorsOf = (head: string) => head.split(/,(?![^([]*[)\]])/);
