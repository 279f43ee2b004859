import { parseAst } from 'vite';

/** A text that is shown with a count has the form for one beside it. */
export interface FoundText {
  one?: string;
}

export interface Found {
  texts: Map<string, FoundText>;
  /** Texts that no catalogue could hold, each with its place. */
  problems: string[];
}

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

const TRANSLATE =
  /from '(?:#shared\/(?:i18n|lib\/i18n)|#api\/i18n|\.|(?:\.\.\/)*\.\.)\/(?:translate|(?:server-)?translator|rich-text)\.tsx?'/;

/** Every text of t(), tn(), msg() and <RichText text=…> in a file. */
export function textsInSource(path: string, source: string): Found {
  const found: Found = { texts: new Map(), problems: [] };
  if (!TRANSLATE.test(source)) return found;
  const complain = (node: Node, what: string) => {
    const line = source.slice(0, node.start).split('\n').length;
    found.problems.push(`${path}:${line}: ${what}`);
  };
  const add = (text: string, one?: string) => {
    if (!found.texts.get(text)?.one) found.texts.set(text, one === undefined ? {} : { one });
  };
  const addAll = (node: Node, isKept: boolean, name: string) => {
    const { literals, rest } = literalsOf(node);
    for (const text of literals) if (text !== '') add(text);
    for (const other of rest) {
      if (!isKept || !isReference(other)) complain(other, `${name} takes a literal`);
    }
  };

  walk(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, (node) => {
    if (node.type === 'CallExpression') {
      const [first, second, third] = node.arguments as Node[];
      const { name } = node.callee as Node;
      if (name === 't' && first) addAll(first, true, 't()');
      if (name === 'msg' && first) addAll(first, false, 'msg()');
      if (name === 'tn' && second && third) {
        const [one, other] = [literalsOf(second).literals, literalsOf(third).literals];
        if (one.length === 1 && other.length === 1) add(other[0] ?? '', one[0] ?? '');
        else complain(node, 'tn() takes two literals');
      }
    }
    if (node.type === 'JSXOpeningElement' && (node.name as Node).name === 'RichText') {
      for (const attribute of node.attributes as Node[]) {
        if ((attribute.name as Node | undefined)?.name !== 'text') continue;
        addAll(attribute.value as Node, true, '<RichText text>');
      }
    }
  });
  return found;
}

/** What a module keeps with msg(): a name, or a field of something. */
function isReference({ type }: Node): boolean {
  return type === 'Identifier' || type === 'MemberExpression';
}

function literalsOf(node: Node): { literals: string[]; rest: Node[] } {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return { literals: [node.value], rest: [] };
  }
  if (node.type === 'TemplateLiteral' && (node.expressions as Node[]).length === 0) {
    const [quasi] = node.quasis as { value: { cooked: string } }[];
    return { literals: [quasi?.value.cooked ?? ''], rest: [] };
  }
  const within = partsOf(node);
  if (within.length === 0) return { literals: [], rest: [node] };
  const parts = within.map(literalsOf);
  return {
    literals: parts.flatMap(({ literals }) => literals),
    rest: parts.flatMap(({ rest }) => rest),
  };
}

/** What an expression may come to. */
function partsOf(node: Node): Node[] {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate] as Node[];
  if (node.type === 'LogicalExpression') return [node.left, node.right] as Node[];
  const wrappers = ['JSXExpressionContainer', 'ChainExpression', 'TSAsExpression'];
  return wrappers.includes(node.type) ? [node.expression as Node] : [];
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) walk(child, visit);
    }
  }
}
