import { z } from 'zod';
import type { BodySize, Endpoint } from '#shared/contracts/endpoint.ts';
import { hostileText } from './hostile-units.ts';

/** Bytes, as `api/http/body.ts` has them. */
const LIMITS: Record<BodySize, number> = { small: 65_536, post: 262_144, upload: 7_549_747 };

interface Schema {
  type?: string;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** How full a body is: the share of each text's, and of each list's, largest size. */
interface Share {
  text: number;
  list: number;
}

/**
 * The bodies with this text in each field that takes any text, at the largest size that the contract
 * allows: with the lists as they are, and with full lists. None for a contract that takes no text.
 */
export function hostileBodies({ body, bodySize }: Endpoint, valid: unknown, unit: string) {
  if (!body) return [];
  const schema = z.toJSONSchema(body, { io: 'input' }) as Schema;
  if (!takesText(schema)) return [];
  const limit = LIMITS[bodySize ?? 'small'];
  const full = (share: Share) => JSON.stringify(filled(schema, valid, unit, share, { count: 0 }));
  const fits = (share: Share) => Buffer.byteLength(full(share)) <= limit;
  const bodies = [full({ list: 0, text: largest((text) => fits({ list: 0, text })) })];
  if (hasList(schema)) {
    const list = largest((share) => fits({ list: share, text: 0 }));
    bodies.push(full({ list, text: largest((text) => fits({ list, text })) }));
    // Fewer items, each of them as long as it may be.
    const items = largest((share) => fits({ list: share, text: 1 }));
    bodies.push(full({ list: items, text: 1 }));
  }
  return [...new Set(bodies)].filter((text) => Buffer.byteLength(text) <= limit);
}

/** The largest share, 0 to 1, that fits. */
function largest(fits: (share: number) => boolean): number {
  if (fits(1)) return 1;
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function isText({ type, pattern, format, enum: choices, maxLength = 0 }: Schema): boolean {
  return type === 'string' && !pattern && !format && !choices && maxLength > 40;
}

function variants(schema: Schema): Schema[] {
  return [schema, ...(schema.anyOf ?? []).flatMap(variants)];
}

function takesText(schema: Schema): boolean {
  return variants(schema).some(
    (one) =>
      isText(one) ||
      Object.values(one.properties ?? {}).some(takesText) ||
      (one.items !== undefined && takesText(one.items)),
  );
}

function hasList(schema: Schema): boolean {
  return variants(schema).some(
    (one) => one.type === 'array' || Object.values(one.properties ?? {}).some(hasList),
  );
}

function filled(
  schema: Schema,
  valid: unknown,
  unit: string,
  share: Share,
  made: { count: number },
): unknown {
  const one = variants(schema).find(
    (found) => isText(found) || found.properties !== undefined || found.items !== undefined,
  );
  if (!one) return valid;
  if (isText(one)) {
    made.count += 1;
    const length = Math.max(8, Math.floor((one.maxLength ?? 0) * share.text));
    return hostileText(unit, length, String(made.count));
  }
  if (one.items) {
    const items = one.items;
    const given = Array.isArray(valid) ? valid : [];
    if (!takesText(items) && given.length > 0) return given;
    const most = Math.floor((one.maxItems ?? 1) * share.list);
    const count = Math.max(1, given.length, most);
    return Array.from({ length: count }, (_, at) =>
      filled(items, given[at] ?? given[0], unit, share, made),
    );
  }
  const properties = Object.entries(one.properties ?? {});
  const known = (valid ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    properties
      .filter(([name, field]) => name in known || takesText(field))
      .map(([name, field]) => [name, filled(field, known[name], unit, share, made)]),
  );
}
