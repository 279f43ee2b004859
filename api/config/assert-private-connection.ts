import { ConfigFault } from './config-error.ts';

/** Throws where what people wrote would cross a network in the clear and nobody has said so. */
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

/** Whether a host of an address, as `URL` gives it, is this machine itself by its name. */
export function isLoopbackName(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
