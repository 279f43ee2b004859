import type { SourceTree } from '../../e2e/architecture/source-tree.ts';

const LEAST_LINES = 6;

/** Runs of six lines or more, blank ones aside, that stand twice; migrations are copies by nature. */
export function duplicates(tree: SourceTree): string[] {
  const first = new Map<string, { path: string; at: number }>();
  const found: string[] = [];
  for (const [path, source] of tree) {
    if (path.includes('/migrations/')) continue;
    const lines = source.split('\n').map((line, at) => ({ text: line.trim(), at: at + 1 }));
    const code = lines.filter(({ text }) => text !== '' && !text.startsWith('import '));
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
      // One run is told once, however long it is; closing brackets alone are no copy.
      if (before !== known.path && run.filter((text) => /\w{3}/.test(text)).length >= 4) {
        found.push(`${path}:${line} repeats ${known.path}:${known.at}`);
      }
      before = known.path;
    }
  }
  return found;
}
