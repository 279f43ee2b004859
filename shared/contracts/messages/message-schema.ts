import { z } from 'zod/mini';
import { definitions } from './definitions.ts';
import { kinds, nestedMessage } from './kinds.ts';
import type { MessageCode } from './message.ts';
import { parseDefinition } from './parse-definition.ts';

export function isKnownCode(code: string): code is MessageCode {
  return Object.hasOwn(definitions, code);
}

const schemas = new Map<MessageCode, z.ZodMiniType<Record<string, unknown>>>();

/** The schema of the params of a message, by the kinds in its definition; made once for each code. */
export function paramsSchema(code: MessageCode): z.ZodMiniType<Record<string, unknown>> {
  const made = schemas.get(code) ?? schemaOf(code);
  schemas.set(code, made);
  return made;
}

function schemaOf(code: MessageCode): z.ZodMiniType<Record<string, unknown>> {
  const { kinds: places } = parseDefinition(definitions[code]);
  return z.object(
    Object.fromEntries(
      places.map(([name, kind]) => [name, kind === 'message' ? nestedMessage : kinds[kind].schema]),
    ),
  );
}
