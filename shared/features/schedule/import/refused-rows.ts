import { ApiError } from '#shared/client/api-client.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import type { ImportRow } from './import-row.ts';

/** The rows, with what the server said of single ones: it counts only those that were sent. */
export function withRefusals(rows: ImportRow[], error: Error | null): ImportRow[] {
  const issues = (error instanceof ApiError ? error.body?.issues : null) ?? [];
  const said = new Map<number, string>();
  for (const issue of issues) {
    const at = /^posts\.(\d+)(?:\.|$)/.exec(issue.path)?.[1];
    if (at !== undefined && !said.has(Number(at))) said.set(Number(at), serverMessage(issue));
  }
  let sent = -1;
  return rows.map((row) => {
    if (row.problem !== null) return row;
    sent += 1;
    return { ...row, problem: said.get(sent) ?? null };
  });
}
