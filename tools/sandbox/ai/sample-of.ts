/** As much of JSON Schema as our questions use; Gemini writes the types in capitals. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
}

/** A value of the asked form: the first of each choice, one item in each list. */
export function sampleOf(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0]);
  const type = String(Array.isArray(schema.type) ? schema.type[0] : schema.type).toLowerCase();
  if (type === 'object') {
    const entries = Object.entries(schema.properties ?? {});
    return Object.fromEntries(entries.map(([key, inner]) => [key, sampleOf(inner)]));
  }
  if (type === 'array') return schema.items ? [sampleOf(schema.items)] : [];
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return schema.maximum ?? schema.minimum ?? 1;
  return type === 'null' ? null : 'A sandbox model says so';
}
