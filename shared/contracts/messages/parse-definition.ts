import type { KindName } from './kinds.ts';

/**
 * A sentence in English with its places, each of a kind: `'You can have at most {n:number} personas.'`
 * An object where English says more than the catalogues: `one` for the count `n` of one, `key` where
 * they have one text for several wordings.
 */
export type Definition = string | { text: string; one?: string; key?: string };

type TextOf<D extends Definition> = D extends { text: infer T } ? T : D;

type PlacesIn<T> = T extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never;

/** What stands in the places of a definition: of each kind one of `Values`. */
export type ParamsOf<D extends Definition, Values> = {
  [P in PlacesIn<TextOf<D>> as P extends `${infer Name}:${string}`
    ? Name
    : never]: P extends `${string}:${infer Kind extends keyof Values & string}`
    ? Values[Kind]
    : never;
};

export interface ParsedDefinition {
  /** English, its places without their kinds. */
  text: string;
  one: string | undefined;
  /** The text of the catalogues. */
  key: string;
  kinds: [name: string, kind: KindName][];
}

const PLACE = /\{(\w+):(\w+)\}/g;

export function parseDefinition(definition: Definition): ParsedDefinition {
  const { text, one, key }: { text: string; one?: string; key?: string } =
    typeof definition === 'string' ? { text: definition } : definition;
  return {
    text: withoutKinds(text),
    one: one && withoutKinds(one),
    key: key ?? withoutKinds(text),
    kinds: [...text.matchAll(PLACE)].map(([, name = '', kind]) => [name, kind as KindName]),
  };
}

function withoutKinds(text: string): string {
  return text.replace(PLACE, '{$1}');
}
