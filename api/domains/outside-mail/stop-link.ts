import { timingSafeEqual } from 'node:crypto';
import type { Context } from '#api/context.ts';
import type { Place } from '#api/secrets/sealer.ts';
import { normaliseAddress } from './normalise-address.ts';

const place = (field: 'address' | 'stop'): Place => ({
  table: 'mail_limits',
  workspaceId: '',
  field,
});

const TOKEN = /^([0-9a-f]{64})([0-9a-f]{64})$/;

/** The keyed hashes of an address: by the secret of now first, then by those from before. */
export function marksOf({ sealer }: Pick<Context, 'sealer'>, address: string): string[] {
  return sealer.marks(normaliseAddress(address), place('address'));
}

/** Where the person of an address stops invitations; the link names no address. */
export function stopUrl(tools: Pick<Context, 'sealer' | 'env'>, address: string): string {
  const [mark = ''] = marksOf(tools, address);
  const [signature = ''] = tools.sealer.marks(mark, place('stop'));
  return `${tools.env.PUBLIC_URL}/stop-invitations/${mark}${signature}`;
}

/** The hash that a link is for; null for a link that is not ours. */
export function markIn({ sealer }: Pick<Context, 'sealer'>, token: string): string | null {
  const [, mark, signature] = TOKEN.exec(token) ?? [];
  if (mark === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, 'hex');
  const signatures = sealer.marks(mark, place('stop'));
  const isOurs = signatures.some((one) => timingSafeEqual(Buffer.from(one, 'hex'), given));
  return isOurs ? mark : null;
}
