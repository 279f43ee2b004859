import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#shared/contracts/languages.ts';
import {
  analysisDefinitions,
  translatedDefinitions,
} from '#shared/contracts/messages/definitions.ts';
import { labels } from '#shared/contracts/messages/labels.ts';
import { parseDefinition } from '#shared/contracts/messages/parse-definition.ts';
import { textsInSource } from '#shared/i18n/catalogue-source/texts-in-source.ts';
import { languageNames } from '#shared/i18n/languages.ts';
import { analyticsColumns } from '#shared/lib/analytics-report.ts';
import type { Catalogue } from '#shared/lib/i18n/translator.ts';
import { catalogueProblems, type NeededText } from './catalogue-problems.ts';

/** The languages whose catalogues are written: they must say everything that English says. */
const written: Exclude<Language, 'en'>[] = ['es', 'fr', 'de', 'ja', 'zh'];

const root = fileURLToPath(new URL('../../', import.meta.url));

function sources(): [path: string, source: string][] {
  return ['shared', 'console', 'extension', 'api'].flatMap((area) =>
    readdirSync(join(root, area), { recursive: true, withFileTypes: true })
      .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !/[\\/](testing|node_modules|\.output)[\\/]/.test(path))
      .map((path): [string, string] => [path.slice(root.length), readFileSync(path, 'utf8')]),
  );
}

/** `{n} words`: it needs a form for each plural; a whole sentence may have them. */
const isCount = (text: string) => /^\{n\} \p{L}+$/u.test(text);
const isServer = (path: string) => /^api[\\/]/.test(path);
const read = sources().map(([path, source]) => ({ path, ...textsInSource(path, source) }));
const messages = Object.values({ ...translatedDefinitions, ...analysisDefinitions });
const said = new Map([
  ...[...labels, ...analyticsColumns].map((text): [string, NeededText] => [text, {}]),
  ...messages.map((definition): [string, NeededText] => {
    const { key, one } = parseDefinition(definition);
    return [key, one === undefined ? {} : { one, mayBeOneForm: !isCount(key) }];
  }),
]);
const found = [...read.filter(({ path }) => !isServer(path)), { texts: said }];
const serverFiles = read.filter(({ path }) => isServer(path));

function textsOf(parts: { texts: ReadonlyMap<string, NeededText> }[]): Map<string, NeededText> {
  const all = new Map<string, NeededText>();
  for (const [text, how] of parts.flatMap(({ texts }) => [...texts])) {
    if (!all.get(text)?.one) all.set(text, how);
  }
  return all;
}

const catalogueOf = (language: Language, namespace: 'common' | 'mail'): Catalogue =>
  JSON.parse(
    readFileSync(join(root, `shared/lib/i18n/locales/${language}/${namespace}.json`), 'utf8'),
  );

test('each language has its own name', () => {
  expect(Object.keys(languageNames).sort()).toEqual([...languages].sort());
  expect(new Set(Object.values(languageNames)).size).toBe(languages.length);
});

test('every text of the interface can be found in the source', () => {
  expect(read.flatMap(({ problems }) => problems)).toEqual([]);
  expect(textsOf(found).size).toBeGreaterThan(100);
});

describe.each(languages.filter((language) => language !== 'en'))('%s', (language) => {
  test('says what the interface says, as far as it is written', () => {
    const texts = textsOf(found);
    const catalogue = catalogueOf(language, 'common');
    const needed = written.includes(language)
      ? texts
      : new Map([...texts].filter(([text]) => Object.hasOwn(catalogue, text)));
    expect(catalogueProblems(language, catalogue, needed)).toEqual([]);
  });

  test('has what only the server writes: mails, pushes, files', () => {
    const texts = textsOf(found);
    const own = new Map([...textsOf(serverFiles)].filter(([text]) => !texts.has(text)));
    expect(own.size).toBeGreaterThan(10);
    expect(catalogueProblems(language, catalogueOf(language, 'mail'), own)).toEqual([]);
  });
});

/** Where a line must not end: a sign alone at the beginning of the next one is an error of print. */
const BREAKS: [Language, RegExp][] = [
  ['fr', / [:;!?%»]|« /],
  ['de', / %/],
  ['es', / %/],
];

test.each(BREAKS)('no line of %s breaks before a sign that is set apart', (language, breaks) => {
  const namespaces = ['common', 'mail'] as const;
  const texts = namespaces.flatMap((namespace) =>
    Object.values(catalogueOf(language, namespace)).flatMap((entry) =>
      typeof entry === 'string' ? entry : Object.values(entry),
    ),
  );
  expect(texts.filter((text) => breaks.test(text))).toEqual([]);
});

describe('the texts of a file', () => {
  const IMPORTS = `import { msg, t, tn } from '#shared/i18n/translate.ts';
    import { RichText } from '#shared/i18n/rich-text.tsx';`;
  const textsIn = (code: string) => textsInSource('x.tsx', `${IMPORTS}\n${code}`);

  test('are those of t, tn, msg and RichText, whichever way a choice goes', () => {
    const { texts, problems } = textsIn(`
      const label = msg('Kept');
      const look = { a: t(on ? 'On' : 'Off'), b: t(label), c: t(looks[x].label), d: t(\`Plain\`), e: t(found?.title ?? '') };
      const screen = <RichText text="Go to {link}." parts={{ link: <a>{tn(n, '{n} post', '{n} posts')}</a> }} />;
      other.t('Not ours');`);
    expect(problems).toEqual([]);
    expect(Object.fromEntries(texts)).toEqual({
      Kept: {},
      On: {},
      Off: {},
      Plain: {},
      'Go to {link}.': {},
      '{n} posts': { one: '{n} post' },
    });
  });

  test.each([
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: source that is read
    ['t(`Hello ${name}`)', 't() takes a literal'],
    ["t('Hello ' + name)", 't() takes a literal'],
    ['t(label())', 't() takes a literal'],
    ['msg(label)', 'msg() takes a literal'],
    ["tn(2, one, '{n} posts')", 'tn() takes two literals'],
    ['<RichText text={`Go ${x}`} parts={{}} />', '<RichText text> takes a literal'],
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: source that is read
  ])('%s has none, and is told', (code, problem) => {
    expect(textsIn(`const x = ${code};`).problems).toEqual([`x.tsx:3: ${problem}`]);
  });
});

describe('a catalogue', () => {
  const texts = textsOf([
    {
      texts: new Map([
        ['Hello {name}', {}],
        ['{n} posts', { one: '{n} post' }],
      ]),
    },
  ]);
  const good: Catalogue = {
    'Hello {name}': 'Hallo {name}',
    '{n} posts': { one: '{n} Beitrag', other: '{n} Beiträge' },
  };

  test('that says everything has no problem, in any language', () => {
    expect(catalogueProblems('de', good, texts)).toEqual([]);
    const spanish = { one: '{n} post', other: '{n} posts' };
    expect(catalogueProblems('es', { ...good, '{n} posts': spanish }, texts)).toEqual([]);
    const japanese = { other: '{n}件' };
    expect(catalogueProblems('ja', { ...good, '{n} posts': japanese }, texts)).toEqual([]);
  });

  test.each<[string, Catalogue]>([
    ['lacks "Hello {name}"', { '{n} posts': good['{n} posts'] ?? '' }],
    ['has "Bye", which nothing shows', { ...good, Bye: 'Tschüss' }],
    ['"Hello {name}" is empty', { ...good, 'Hello {name}': ' ' }],
    ['has no places where English has {name}', { ...good, 'Hello {name}': 'Hallo' }],
    ['has {Name} where English has {name}', { ...good, 'Hello {name}': 'Hallo {Name}' }],
    ['is no counted text', { ...good, 'Hello {name}': { other: 'Hallo {name}' } }],
    ['needs plural forms', { ...good, '{n} posts': '{n} Beiträge' }],
    ['lacks the plural form one', { ...good, '{n} posts': { other: '{n} Beiträge' } }],
    ['few, which', { ...good, '{n} posts': { one: '{n} B', other: '{n} B', few: '{n} B' } }],
    ['one has no places', { ...good, '{n} posts': { one: 'ein B', other: '{n} B' } }],
  ])('is refused: it %s', (problem, catalogue) => {
    const problems = catalogueProblems('de', catalogue, texts);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });
});
