import type { SourceTree } from '../../e2e/architecture/source-tree.ts';

const LEAST_LINES = 6;
const IMPORTS = /^import [^;]*;/gm;
const CLOSING_TAG = /^<\/[\w.]+>$/;
/** One more name of a list, such as a test's fixtures. Names alone are no code to share. */
const NAME_ONLY = /^(type )?\w+,$/;

/** Runs of six lines or more, blank ones, imports and lists of names aside, that stand twice; migrations are copies by nature. */
export function duplicates(tree: SourceTree): string[] {
  const first = new Map<string, { path: string; at: number }>();
  const found: string[] = [];
  for (const [path, source] of tree) {
    if (path.includes('/migrations/')) continue;
    const withoutImports = source.replace(IMPORTS, (text) => text.replace(/[^\n]/g, ''));
    const lines = withoutImports.split('\n').map((line, at) => ({ text: line.trim(), at: at + 1 }));
    const code = lines.filter(({ text }) => text !== '' && !NAME_ONLY.test(text));
    let before: string | undefined;
    for (let at = 0; at + LEAST_LINES <= code.length; at += 1) {
      const run = code.slice(at, at + LEAST_LINES).map(({ text }) => text);
      const key = run.join('\n');
      const known = first.get(key);
      const line = code[at]?.at ?? 0;
      if (!known) {
        first.set(key, { path, at: line });
        before = undefined;
        continue;
      }
      // One run is told once, however long it is; closing brackets and tags alone are no copy.
      const telling = run.filter((text) => /\w{3}/.test(text) && !CLOSING_TAG.test(text));
      if (before !== known.path && telling.length >= 4) {
        found.push(`${path}:${line} repeats ${known.path}:${known.at}`);
      }
      before = known.path;
    }
  }
  return found;
}
