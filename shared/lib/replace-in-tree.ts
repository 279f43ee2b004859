/** A copy of a tree of JSON, with what `replace` gives for a value by its path: `notes.0`. Undefined goes deeper. */
export function replaceInTree(
  tree: unknown,
  replace: (value: unknown, path: string) => unknown,
  path = '',
): unknown {
  const replaced = replace(tree, path);
  if (replaced !== undefined) return replaced;
  if (typeof tree !== 'object' || tree === null) return tree;
  const parts = Object.entries(tree).map(([name, part]): [string, unknown] => [
    name,
    replaceInTree(part, replace, path === '' ? name : `${path}.${name}`),
  ]);
  return Array.isArray(tree) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
