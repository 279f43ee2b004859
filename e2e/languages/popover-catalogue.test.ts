import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { popoverCatalogues } from '../../extension/catalogue-plugin.ts';

/** Bytes of gzip; the built script around it takes 218 more. */
const MOST = 7_780;

function moduleOf(language: string): string {
  const { load } = popoverCatalogues();
  const context = { addWatchFile: () => {} };
  const id = `\0virtual:popover-catalogue/${language}`;
  return (load as unknown as (this: object, id: string) => { code: string }).call(context, id).code;
}

test.each(['es', 'fr', 'de', 'ja', 'zh'])('what comes onto X in %s is at most 8 kB', (language) => {
  expect(gzipSync(moduleOf(language), { level: 9 }).length).toBeLessThanOrEqual(MOST);
});

test('it has what the popover and the background say, and the messages of drafts, and no more', () => {
  const { language, texts, messages } = JSON.parse(moduleOf('de').replace('export default ', ''));
  expect(language).toBe('de');
  // Of the popover, of a mood, of the background, a label.
  const shown = [
    'Why this draft',
    'Sentiment: {mood}, {percent}% sure',
    'Troupe was updated: reload this page.',
  ];
  expect(shown.filter((text) => !Object.hasOwn(texts, text))).toEqual([]);
  expect(texts).toHaveProperty('Persona');
  expect(messages['draft.shortened']).toBe('Auf {n:number} Zeichen gekürzt.');
  expect(Object.values(messages).filter((text) => /undefined/.test(String(text)))).toEqual([]);
  expect(texts).not.toHaveProperty('Delete persona');
});
