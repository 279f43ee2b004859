import type { TellSentence } from '#shared/lib/i18n/server-sentences/sentence-teller.ts';
import { currentSpeaker, spoken } from './translate.ts';

let tell: TellSentence | undefined;

/** Loads what is known of the API's sentences. English needs none of it. */
export async function learnServerSentences(): Promise<void> {
  const { sentenceTeller } = await import('#shared/lib/i18n/server-sentences/sentence-teller.ts');
  tell ??= sentenceTeller();
}

/**
 * A sentence of the API in the language of the interface: the API speaks English alone. One that is
 * not known, such as X's own or a newer server's, is shown as it came.
 */
export function serverSentence(text: string): string {
  return spoken() === 'en' ? text : (tell?.(text, currentSpeaker()) ?? text);
}
