import { expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import { speakerOf } from '../translator.ts';
import { sentenceTeller } from './sentence-teller.ts';

test('one tells the same sentence in several languages in turn, and none keeps it from another', async () => {
  const tell = sentenceTeller();
  const german = speakerOf('de', await loadCatalogue('de'));
  const japanese = speakerOf('ja', await loadCatalogue('ja'));
  const sentence = 'Yesterday: 1,200 posts';
  for (const _ of [1, 2]) {
    expect(tell(sentence, german)).toBe('Gestern: 1.200 Posts');
    expect(tell(sentence, japanese)).toBe('昨日：投稿1,200件');
  }
});
