import type { Brief } from './adapters/provider.ts';
import { phrasingsOf } from './phrasings.ts';

/** Whether a draft says what the persona's owner takes out or discards; what the prompt asks for aside. */
export function saysUnwanted({ learnt, prompt }: Brief, draft: string): boolean {
  if (!learnt) return false;
  const said = phrasingsOf(draft);
  const unwanted = [...learnt.removed, ...learnt.avoided].filter((phrasing) => said.has(phrasing));
  if (unwanted.length === 0) return false;
  const asked = phrasingsOf(prompt ?? '');
  return unwanted.some((phrasing) => !asked.has(phrasing));
}
