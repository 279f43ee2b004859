import { z } from 'zod';
import { LIMITS } from '#api/http/request/body.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { hostileText } from './hostile-units.ts';

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
 * allows: with the lists as they are, with full lists, and with fewer items that are as long as they
 * may be. None for a contract that takes no text.
 */
export function hostileBodies(
  { body, bodySize }: Endpoint,
  valid: unknown,
  unit: string,
): string[] {
  if (!body) return [];
  const schema = z.toJSONSchema(body, { io: 'input' }) as Schema;
  if (!takesText(schema)) return [];
  const limit = LIMITS[bodySize ?? 'small'];
  const full = (share: Share) => {
    const text = bodyOf(schema, valid, unit, share, limit);
    return text !== null && Buffer.byteLength(text) <= limit ? text : null;
  };
  const fullest = (shareOf: (share: number) => Share) => {
    const whole = full(shareOf(1));
    if (whole !== null) return whole;
    let found: string | null = null;
    for (let low = 0, high = 1, step = 0; step < 10; step += 1) {
      const middle = (low + high) / 2;
      const text = full(shareOf(middle));
      if (text === null) high = middle;
      else {
        low = middle;
        found = text;
      }
    }
    return found;
  };
  const bodies = [fullest((text) => ({ text, list: 0 }))];
  if (hasList(schema)) {
    bodies.push(fullest((text) => ({ text, list: 1 })) ?? fullest((list) => ({ text: 0, list })));
    bodies.push(fullest((list) => ({ text: 1, list })));
  }
  return [...new Set(bodies)].filter((text) => text !== null);
}

/** Null as soon as it is larger than that: some contracts allow far more than a body may have. */
function bodyOf(
  schema: Schema,
  valid: unknown,
  unit: string,
  share: Share,
  limit: number,
): string | null {
  const made = { count: 0, bytes: 0, limit };
  const value = filled(schema, valid, unit, share, made);
  return made.bytes > limit ? null : JSON.stringify(value);
}

interface Made {
  count: number;
  bytes: number;
  limit: number;
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

function filled(schema: Schema, valid: unknown, unit: string, share: Share, made: Made): unknown {
  const one = variants(schema).find(
    (found) => isText(found) || found.properties !== undefined || found.items !== undefined,
  );
  if (!one) return valid;
  if (isText(one)) {
    made.count += 1;
    const length = Math.max(8, Math.floor((one.maxLength ?? 0) * share.text));
    // Of what is too large already no more is built.
    if (made.bytes + length > made.limit) made.bytes = Number.POSITIVE_INFINITY;
    if (made.bytes > made.limit) return '';
    const text = hostileText(unit, length, String(made.count));
    made.bytes += Buffer.byteLength(text);
    return text;
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
