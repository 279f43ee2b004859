export const FORGETS =
  'The connection pooler at DATABASE_URL does not keep prepared statements. Set max_prepared_statements to 500 there (PgBouncer 1.21 or newer), or the pooler to session mode.';

const UNREACHABLE = ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET'];

/** The sentence for why that database does not let us work; null for what we do not know. */
export function databaseError(
  error: Error & { code?: string },
  databaseUrl: string,
  variable = 'DATABASE_URL',
): string | null {
  const { code = '', message } = error;
  // Never the address as a whole: it holds the password.
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  const at = `The database at ${url?.host || variable}`;
  const user = `user "${url?.username || 'none'}"`;
  const name = url?.pathname.slice(1) ?? '';
  if (code === 'ECONNREFUSED') {
    return `${at} does not run: nothing listens there. Start it, or set ${variable} to another.`;
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `${at} has a host name that is not found. Set ${variable} to one that is.`;
  }
  if (UNREACHABLE.includes(code) || /timeout|terminated|no more connections/i.test(message)) {
    return `${at} does not answer. Set ${variable} to one that this machine can reach.`;
  }
  if (code === '28P01' || /password must be a string/.test(message)) {
    return `${at} refuses the password of ${user}. Set the right one in ${variable}.`;
  }
  if (code === '28000') {
    return `${at} does not let ${user} in (${message}). Set another one in ${variable}, or allow it in pg_hba.conf.`;
  }
  if (code === '3D000') {
    return `${at} has no database "${name}". Create it, or set ${variable} to one that is there.`;
  }
  if (code === '42501') {
    return `${at} does not allow ${user} to set Troupe up (${message}). Set ${variable} to a role that owns the database and may create roles.`;
  }
  if (/unsupported startup parameter/.test(message)) {
    return `${at} is a connection pooler that refuses what ${variable} or PGOPTIONS ask for (${message}). Take the options out.`;
  }
  if (code === '42P05' || code === '26000') return FORGETS;
  if (code === '53100') {
    return `${at} has no space left on its disk (${message}). Free some there, then start again.`;
  }
  if (code === '53300') {
    return `${at} has no connection left (${message}). Raise max_connections there, or start fewer servers.`;
  }
  if (/SSL|certificate/i.test(message)) {
    return `${at} and Troupe do not agree on TLS (${message}). Set sslmode in ${variable}.`;
  }
  return null;
}
