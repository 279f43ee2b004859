import { exportedTables } from './exported-tables.ts';

/** README.txt of an export: what is in it, and what is not. */
export function readmeOf(username: string, at: string): string {
  const files = exportedTables.map(({ file }) => `  ${file}`).join('\n');
  return `Everything that Troupe keeps of @${username}, as of ${at} (UTC).

Each .json file is a list, a row on each line. Rows point at each other by id:
a row of post-parts.json has the post_id of its post in posts.json, and so on.
Times are ISO 8601.

  account.json                  who you are
${files}
  media/                        pictures and videos of posts, named by their id
  profile-pictures/             of personas, named by the persona's id

Not in here: the tokens of your X accounts, your API keys, your sessions, and
the hashes of your extension keys. They open doors and say nothing of you.
`;
}
