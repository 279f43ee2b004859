import { parseAst } from 'vite';

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** Properties whose texts are documentation. */
const SILENT = new Set(['summary', 'tags', 'path']);
/** What stands for a value in a template: a field's name where one begins the sentence. */
const SAMPLE = '7';

/**
 * The English sentences that a file of the contracts or of the API may answer with: every text of
 * several words, values replaced by a sample. `only` keeps those of calls and names that it takes.
 */
export function sentencesInSource(source: string, only?: (callee: string) => boolean): string[] {
  const found: string[] = [];
  const visit = (node: Node, speaks: boolean): void => {
    if (node.type === 'ImportDeclaration') return;
    if (node.type === 'Property' && SILENT.has(String((node.key as Node).name))) return;
    const text = textOf(node);
    if (text !== null) {
      if (speaks && /^[A-Z]\S* \S/.test(text)) found.push(text);
      return;
    }
    for (const [name, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof child !== 'object' || child === null || !('type' in child)) continue;
        visit(child as Node, speaks || (name !== 'callee' && (only?.(nameOf(node)) ?? false)));
      }
    }
  };
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node, only === undefined);
  return found;
}

/** The name of what a call calls, a `new` makes or a declaration declares. */
function nameOf(node: Node): string {
  const named = (node.callee ?? node.id) as { name?: string } | null | undefined;
  return named?.name ?? '';
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const [first, ...rest] = (node.quasis as { value: { cooked: string } }[]).map(
    ({ value }) => value.cooked,
  );
  return [first === '' ? 'Name' : `${first}${SAMPLE}`, ...rest.map((text) => text + SAMPLE)]
    .join('')
    .slice(0, -SAMPLE.length);
}
