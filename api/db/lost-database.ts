const ports = new Set<number>();

/** Notes where a database is, to tell its lost connections from those to others. */
export function noteDatabase(url: string): void {
  if (URL.canParse(url)) ports.add(Number(new URL(url).port || 5432));
}

interface SocketError {
  port?: number;
  /** One for each address of a name. */
  errors?: unknown[];
}

/** Whether the connection of this error led to a database; one that does not say where did. */
export function isOfDatabase(error: unknown): boolean {
  const { port, errors } = (error ?? {}) as SocketError;
  if (errors?.[0] !== undefined) return isOfDatabase(errors[0]);
  return port === undefined || ports.has(port);
}
