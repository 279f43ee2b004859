import type { Brief } from '../../adapters/provider.ts';

/** Everything of a brief that a draft hangs on. */
export function seedOf({ kind, tone, prompt, post, reference, variant, voice }: Brief): string {
  return JSON.stringify([
    kind,
    tone,
    prompt,
    post,
    reference,
    variant,
    voice.name,
    voice.type,
    voice.samples.length,
  ]);
}
