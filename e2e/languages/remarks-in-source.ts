import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

interface Node {
  type: string;
  [field: string]: unknown;
}

/**
 * The English words of every text and every piece of a template in the files of a path, each with
 * its file. A single small word says too little to be looked up.
 */
export function piecesInSource(path: string): { file: string; piece: string }[] {
  return filesOf(path).flatMap((file) =>
    textsIn(readFileSync(file, 'utf8'))
      .map((text) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
      .flatMap((text) => text.split(/(?<=[.:]) (?=\p{Lu})/u))
      .filter((piece) => /\p{L} \p{L}|^\p{Lu}\p{Ll}+$/u.test(piece))
      .filter((piece) => !/^select |\$\d|\\/.test(piece))
      .map((piece) => ({ file, piece })),
  );
}

function filesOf(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /(?<!\.test)\.ts$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

function textsIn(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: Node): void => {
    if (/^(?:ImportDeclaration|TSLiteralType|TaggedTemplateExpression)$/.test(node.type)) return;
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    if (node.type === 'TemplateElement') texts.push((node.value as { cooked: string }).cooked);
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node);
      }
    }
  };
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node);
  return texts;
}
