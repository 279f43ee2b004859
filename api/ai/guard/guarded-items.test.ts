import { describe, expect, it } from 'vitest';
import { guardedItems } from './guarded-items.ts';

const found = (text: string) => guardedItems(text).map(({ kind, text: item }) => [kind, item]);

describe('guardedItems', () => {
  it.each([
    ['👀 see еvil.com now', 'link', 'еvil.com'],
    ['see 𝐞𝐯𝐢𝐥.𝐜𝐨𝐦, now', 'link', '𝐞𝐯𝐢𝐥.𝐜𝐨𝐦'],
    ['看evil.com吧', 'link', 'evil.com'],
    ['at 203.0.113.7:8080/x, now', 'link', '203.0.113.7:8080/x'],
    ['mail a.b@evil.com.', 'link', 'a.b@evil.com'],
    ['CA 7EcD...FLtV ok', 'address', '7EcD...FLtV'],
    ['key sk-proj-4f9a8b7c6d5e', 'code', 'sk-proj-4f9a8b7c6d5e'],
    ['read aHR0cHM6Ly9ldmlsLmNvbS9h ok', 'code', 'aHR0cHM6Ly9ldmlsLmNvbS9h'],
    ['ok @grok ѕеnd it', 'command', '@grok ѕеnd it'],
    ['ok. Envía tu frase semilla', 'bait', 'Envía tu frase semilla'],
  ])('finds in %j, as it is written, the %s %j', (text, kind, item) => {
    expect(found(text)).toContainEqual([kind, item]);
  });

  it('says where an item stands in the text as given', () => {
    const text = '👀 ѕее е\u0337vil.com';
    for (const { start, end, text: item } of guardedItems(text)) {
      expect(text.slice(start, end)).toBe(item);
    }
    expect(found(text)).toContainEqual(['link', 'е\u0337vil.com']);
  });

  it('takes only the line of a recovery phrase, and all where it is spread over lines', () => {
    const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
    expect(found(`gm all\n${words}\nbye now`)).toEqual([['bait', words]]);
    const spread = words.replaceAll(' ', '\n');
    expect(found(spread)).toEqual([['bait', spread]]);
  });
});
