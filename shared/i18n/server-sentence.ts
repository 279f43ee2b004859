import { spoken } from './translate.ts';

let translated: ((text: string) => string | null) | undefined;

/** Loads what is known of the API's sentences. English needs none of it. */
export async function learnServerSentences(): Promise<void> {
  const { translatedSentence } = await import('./server-sentences/translated-sentence.ts');
  translated = translatedSentence;
}

/**
 * A sentence of the API in the language of the interface: the API speaks English alone. One that is
 * not known, such as X's own or a newer server's, is shown as it came.
 */
export function serverSentence(text: string): string {
  return spoken() === 'en' ? text : (translated?.(text) ?? text);
}
