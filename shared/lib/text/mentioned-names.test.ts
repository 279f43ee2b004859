import { expect, test } from 'vitest';
import { mentionedNames, nameAtEnd } from './mentioned-names.ts';

const names = (text: string) => mentionedNames(text).map(({ name }) => name);

test('names follow an @, at the beginning, after a space or a mark', () => {
  expect(names('@ana look, (@ben_2) and @cleo: "@dora".')).toEqual([
    'ana',
    'ben_2',
    'cleo',
    'dora',
  ]);
  expect(names('あ@ana')).toEqual(['ana']);
});

test('mail addresses and paths hold no names', () => {
  expect(names('mail ana@example.com, @@ana, https://x.com/@ana, ana.@ben, @')).toEqual([]);
  expect(names(`@${'a'.repeat(51)}`)).toEqual([]);
});

test('the place of a name is that of its @', () => {
  expect(mentionedNames('hi @ana!')).toEqual([{ start: 3, end: 7, name: 'ana' }]);
});

test('a name that is being typed stands at the end', () => {
  expect(nameAtEnd('hi @')).toBe('');
  expect(nameAtEnd('hi @an')).toBe('an');
  expect([nameAtEnd('hi @an '), nameAtEnd('a@an'), nameAtEnd('hi')]).toEqual([null, null, null]);
});
