/** Where a server finds its database, for each of the ways in which it uses it. */
export interface DatabaseAddresses {
  /** For what serves and works. A pooler in transaction mode may stand in between. */
  url: string;
  /** For what needs a session of its own: listening and the queue. */
  direct: string;
  /** As who owns the database: for migrations, backups and the commands of the terminal. */
  owner: string;
  /** The role behind `url`. */
  login?: string | undefined;
}

/** One address for everything. */
export function oneAddress(url: string): DatabaseAddresses {
  return { url, direct: url, owner: url };
}
