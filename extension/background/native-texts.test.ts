import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#shared/contracts/languages.ts';

const extension = join(import.meta.dirname, '..');
const locales = readdirSync(join(extension, 'public/_locales'));

type Messages = Record<string, { message: string }>;

const messagesOf = (locale: string): Messages =>
  JSON.parse(readFileSync(join(extension, 'public/_locales', locale, 'messages.json'), 'utf8'));

test('what the browser shows of Troupe is written in each language of the settings', () => {
  // Browsers know Chinese by its script alone.
  const wanted = languages.flatMap((name) => (name === 'zh' ? ['zh_CN', 'zh_TW'] : name));
  expect(locales.toSorted()).toEqual(wanted.toSorted());
});

test.each(locales)('%s has every text, as long as the browsers take it', (locale) => {
  const messages = messagesOf(locale);
  const english = messagesOf('en');
  expect(Object.keys(messages)).toEqual(Object.keys(english));
  expect(messages.description?.message.length).toBeLessThanOrEqual(132);
  for (const [name, { message }] of Object.entries(messages)) {
    expect(message.trim(), name).not.toBe('');
    if (locale !== 'en') expect(message, name).not.toBe(english[name]?.message);
  }
});

test('the manifest and the menus ask for texts that are there, and leave none unused', () => {
  const sources = ['../wxt.config.ts', 'background/menus.ts'].map((path) =>
    readFileSync(join(extension, path), 'utf8'),
  );
  const asked = sources.flatMap((source) =>
    [...source.matchAll(/__MSG_(\w+)__|getMessage\('(\w+)'\)/g)].map(
      ([, one, other]) => one ?? other,
    ),
  );
  expect(asked.toSorted()).toEqual(Object.keys(messagesOf('en')).toSorted());
});
