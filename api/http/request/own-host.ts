import type { Socket } from 'node:net';
import { isLoopbackName } from '#api/config/loopback-name.ts';

/** The end of the connection that is ours, as Node's socket tells it. */
type OwnEnd = Pick<Socket, 'localAddress' | 'localPort'>;

export interface Host {
  /** In lower case, without a trailing dot; an IPv6 address in brackets. */
  name: string;
  port: number | null;
}

const FORM = /^(\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*)\.?(?::(\d{1,5}))?$/i;

/** A Host header taken apart; null for what is none. */
export function readHost(header: string): Host | null {
  const [, name, port] = FORM.exec(header) ?? [];
  return name === undefined ? null : { name: name.toLowerCase(), port: port ? Number(port) : null };
}

/**
 * Whether a request for this host is meant for us: by the name of PUBLIC_URL, or by a loopback name,
 * which no name that others have can become. Without a port, as some proxies hand it on, any is meant.
 */
export function isOwnHost({ name, port }: Host, publicUrl: string, own: OwnEnd): boolean {
  const ours = new URL(publicUrl);
  const isNamed = name === ours.hostname.replace(/\.$/, '');
  if (!isNamed && !isLoopbackName(name)) return false;
  const ports = [portOf(ours), own.localPort, ...(isNamed ? [80, 443] : [])];
  return port === null || ports.includes(port);
}

/** Whether this is the very address that the connection came to: by it probes ask for our health. */
export function isOwnAddress({ name, port }: Host, own: OwnEnd): boolean {
  const address = own.localAddress?.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  return name.replace(/^\[|\]$/g, '') === address && (port === null || port === own.localPort);
}

/** Whether both are the same to a browser's cookies; a port is compared where both sides tell one. */
export function isSameHost({ name, port }: Host, publicUrl: string): boolean {
  const ours = new URL(publicUrl);
  return name === ours.hostname && (port === null || port === portOf(ours));
}

export function portOf({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
}
