const UNREACHABLE = ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET'];

/** The sentence for why that database does not let us work; null for what we do not know. */
export function databaseFault(
  error: Error & { code?: string },
  databaseUrl: string,
): string | null {
  const { code = '', message } = error;
  // Never the address as a whole: it holds the password.
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  const at = `The database at ${url?.host || 'DATABASE_URL'}`;
  const user = `user "${url?.username || 'none'}"`;
  const name = url?.pathname.slice(1) ?? '';
  if (code === 'ECONNREFUSED') {
    return `${at} does not run: nothing listens there. Start it, or set DATABASE_URL to another.`;
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `${at} has a host name that is not found. Set DATABASE_URL to one that is.`;
  }
  if (UNREACHABLE.includes(code) || /timeout|terminated/i.test(message)) {
    return `${at} does not answer. Set DATABASE_URL to one that this machine can reach.`;
  }
  if (code === '28P01' || /password must be a string/.test(message)) {
    return `${at} refuses the password of ${user}. Set the right one in DATABASE_URL.`;
  }
  if (code === '28000') {
    return `${at} does not let ${user} in (${message}). Set another one in DATABASE_URL, or allow it in pg_hba.conf.`;
  }
  if (code === '3D000') {
    return `${at} has no database "${name}". Create it, or set DATABASE_URL to one that is there.`;
  }
  if (code === '42501') {
    return `${at} does not allow ${user} to set Troupe up (${message}). Set DATABASE_URL to a role that owns the database and may create roles.`;
  }
  if (/SSL|certificate/i.test(message)) {
    return `${at} and Troupe do not agree on TLS (${message}). Set sslmode in DATABASE_URL.`;
  }
  return null;
}
