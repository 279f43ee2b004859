import type { Language } from '#shared/contracts/languages.ts';
import type { Translator } from '#shared/lib/i18n/translator.ts';
import { exportedTables } from './exported-tables.ts';

/** README.txt of an export, in the language of its person: what is in it, and what is not. */
export function readmeOf(username: string, timeZone: string, translator: Translator): string {
  const { t } = translator;
  const at = nowIn(timeZone, translator.language);
  const files: [name: string, what?: string][] = [
    ['account.json', t('who you are')],
    ...exportedTables.map(({ file }): [string] => [file]),
    ['media/', t('pictures and videos of posts, named by their id')],
    ['profile-pictures/', t("of personas, named by the persona's id")],
  ];
  return `${t('Everything that Troupe keeps of @{username}, as of {at}.', { username, at })}

${t('Each .json file is a list, a row on each line. Times are ISO 8601.')}
${t('Rows point at each other by id: a row of {parts} has the post_id of its post in {posts}, and so on.', { parts: 'post-parts.json', posts: 'posts.json' })}

${files.map(([name, what = '']) => `  ${name.padEnd(30)}${what}`.trimEnd()).join('\n')}

${t('Not included: the tokens of your X accounts, your API keys, your sessions, and the hashes of your extension keys. They only give access.')}
`;
}

/** The calendar and clock of the person. */
function nowIn(timeZone: string, language: Language): string {
  return new Date().toLocaleString(language, {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
