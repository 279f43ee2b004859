import { ConfigFault } from './config-error.ts';
import { isLoopbackName } from './loopback-name.ts';

/**
 * Throws `ConfigFault` where what people wrote would cross a network in the clear and nobody has
 * said so: a host that is not this machine, without `sslmode` or `ssl`.
 */
export function assertPrivateConnection(variable: string, databaseUrl: string): void {
  const { protocol, hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  const isOnThisMachine =
    protocol === 'socket:' || host === '' || host.startsWith('/') || isLoopbackName(host);
  if (isOnThisMachine || searchParams.has('sslmode') || searchParams.has('ssl')) return;
  throw new ConfigFault(
    `${variable} leads to another machine without TLS, and anybody on the way could read along. Add ?sslmode=verify-full to it, or ?sslmode=disable where that network is yours alone.`,
  );
}
