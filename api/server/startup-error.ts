import { ConfigFault } from '#api/config/config-error.ts';
import type { Env } from '#api/config/env.ts';
import { databaseError } from '#api/db/client/database-error.ts';

interface Facts {
  code?: string;
  path?: string;
  address?: string;
  hostname?: string;
  port?: number;
}

const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'];

/**
 * The sentence for what a start failed of, saying what to set; null where nobody has set anything
 * wrong. `env` is null when that is what could not be read.
 */
export function startupError(error: unknown, env: Env | null): string | null {
  const root = rootOf(error);
  if (root instanceof ConfigFault) return root.message;
  const { code = '', path, address, hostname, port } = root as Facts;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Set ${variableOf(port, env)} to another one.`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may not be used by this account. Set ${variableOf(port, env)} to one above 1023.`;
  }
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && hostname === env?.HOST)) {
    return `This machine has no address ${hostname ?? address}. Set HOST to 127.0.0.1, 0.0.0.0 or an address of its own.`;
  }
  if (code === 'ENOSPC' || /No space left on device/.test(root.message)) {
    return `No space is left on the disk of ${path ?? env?.DATA_DIR}. Free some, or set DATA_DIR to a folder on another disk.`;
  }
  if (path !== undefined && UNWRITABLE.includes(code)) {
    return `${path} cannot be written (${code}). Set DATA_DIR to a folder that this account may write.`;
  }
  return env?.DATABASE_URL ? databaseError(root, env.DATABASE_URL) : null;
}

/** What failed, and why, down to what was thrown first: one sentence on one line. */
export function causeOf(error: unknown): string {
  return `${causesOf(error).join(': ')}.`;
}

function causesOf(error: unknown): string[] {
  const { message, cause, errors } = error as Error & { errors?: unknown[] };
  const deeper = errors?.[0] ?? cause;
  const own = message
    ? [
        message
          .trim()
          .replace(/[.\s]*$/, '')
          .replace(/\s*\n\s*/g, ' '),
      ]
    : [];
  return deeper === undefined ? own : [...own, ...causesOf(deeper)];
}

function variableOf(port: number | undefined, env: Env | null): string {
  if (env?.ROLE === 'worker' && port === env.WORKER_METRICS_PORT) return 'WORKER_METRICS_PORT';
  return port === env?.X_SANDBOX_PORT ? 'X_SANDBOX_PORT' : 'PORT';
}

/** What was thrown first: a name with several addresses brings the faults of all of them. */
function rootOf(error: unknown): Error {
  const { cause, errors } = error as { cause?: unknown; errors?: unknown[] };
  if (errors?.[0]) return rootOf(errors[0]);
  return cause instanceof Error ? rootOf(cause) : (error as Error);
}
