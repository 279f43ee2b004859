import type { RowIds } from './fixtures/full-workspace.ts';
import { validInputs } from './valid-inputs.ts';

/** Learns from a workspace of nobody which rows the input of a call names, each once. */
export function rowsNamed(call: string): (keyof RowIds)[] {
  const ids = new Proxy({} as RowIds, { get: (_, row) => `<${String(row)}>` });
  const nobody = { user: null as never, username: '', workspaceId: '', ids };
  const text = JSON.stringify(validInputs(nobody)[call] ?? {});
  return [...new Set([...text.matchAll(/"<(\w+)>"/g)].map(([, row]) => row as keyof RowIds))];
}
