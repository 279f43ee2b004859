import pg from 'pg';

export interface OlderCopy {
  /** Puts the copy in the place of the database, which is lost with all that came after the copy. */
  restore(): Promise<void>;
}

/**
 * A copy of the database as it is at this moment, taken under running workers: what a dump, a
 * snapshot or a replica that lags behind would hold. Every connection is cut by it.
 */
export async function olderCopy(databaseUrl: string): Promise<OlderCopy> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const copy = `${name}_copy`;
  await asAdmin(databaseUrl, [
    ...closing(name),
    `create database ${copy} template ${name}`,
    `alter database ${name} allow_connections true`,
  ]);
  return {
    restore: () =>
      asAdmin(databaseUrl, [
        ...closing(name),
        `drop database ${name}`,
        `alter database ${copy} rename to ${name}`,
      ]),
  };
}

const closing = (name: string) => [
  `alter database ${name} allow_connections false`,
  `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
];

async function asAdmin(databaseUrl: string, statements: string[]): Promise<void> {
  const url = new URL(databaseUrl);
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}
