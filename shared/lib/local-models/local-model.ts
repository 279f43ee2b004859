/** A model that a local server offers. */
export interface LocalModel {
  name: string;
  /** Number of parameters. Null if neither the server nor the name states it. */
  parameters: number | null;
  /** Of its file; null where the server does not say it. */
  bytes: number | null;
}

const units = { b: 1e9, m: 1e6 };
/** `3.2B`, `360m`, `26B-A4B` (the whole counts), `8x7B`, `E4B`; never the bits of `4bit` or `q4_k_m`. */
const count = /(?:^|[^a-z0-9.])e?(?:(\d{1,2})x)?(\d{1,4}(?:\.\d{1,3})?)([bm])(?![a-z0-9])/i;

/** Reads the number of parameters from the server's model details, or else from the model's name. */
export function parameterCount(said: string | undefined, name: string): number | null {
  for (const text of [said ?? '', name]) {
    const [, experts = '1', size, unit] = count.exec(text) ?? [];
    if (!size || !unit) continue;
    return Math.round(Number(experts) * Number(size) * units[unit.toLowerCase() as 'b' | 'm']);
  }
  return null;
}
