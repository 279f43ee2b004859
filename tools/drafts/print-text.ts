import { percent, quantile } from '#tools/bench/harness/say.ts';
import type { Drafted } from './draft-post.ts';

/** Most milliseconds of a draft apart from the model, and tokens of its prompt: two thirds of 975. */
const MOST_MS = 150;
const MOST_TOKENS = 650;

const REPAIR = /Your last answer was not usable/;

export const tokensOf = ({ calls: [first] }: Drafted) =>
  first ? first.tokens.system + first.tokens.user + first.tokens.schema : 0;

const quoted = (text: string) => text.replace(/^/gm, '> ');
const indented = (text: string) => text.replace(/\n/g, '\n    ');

/** One draft as Markdown; what the draft before it has shown already, its post and system message, is left out. */
export function draftText(drafted: Drafted, before: Drafted | undefined): string {
  const { post, persona, provider, point, calls, shown, refusal, notes, ms, ownMs } = drafted;
  const isSame = (of: 'post' | 'persona' | 'provider') => before?.[of] === drafted[of];
  const isOffer = isSame('post') && isSame('persona') && isSame('provider');
  const isKnown = before?.calls[0]?.system === calls[0]?.system;
  const thread = (post.thread ?? []).map(({ author, text }) => `${author}: ${text}`);
  const head = [
    `\n## ${post.author} | ${persona.name} | ${provider}\n`,
    quoted([...thread, post.text].join('\n')),
    ...(point === null ? [] : [`\npoint: ${point}`]),
  ];
  const told = calls.flatMap(({ system, user, raw, changes, tokens, ms: took }, at) => [
    ...(at === 0 && !isKnown ? [`\nsystem (${tokens.system} tokens):\n\n${quoted(system)}`] : []),
    at === 0
      ? `\nuser (${tokens.user} tokens):\n\n${quoted(user)}`
      : `\nasked again: ${REPAIR.test(user) ? user.split('\n').at(-1) : 'another text, as the first repeats an earlier one'}`,
    `\n- answer ${at + 1} (${took.toFixed(0)} ms): ${indented(raw)}`,
    ...changes.map((change) => `  - ${indented(change)}`),
  ]);
  return [
    ...(isOffer ? [] : head),
    ...told,
    `\n${shown === null ? `no draft, ${refusal}` : `**shown:** ${shown}`}`,
    ...notes.map((note) => `- note: ${note}`),
    `- ${ms.toFixed(0)} ms, ${ownMs.toFixed(0)} ms apart from the model${calls.length > 0 ? `; ${tokensOf(drafted)} tokens` : ''}`,
  ].join('\n');
}

/** What one provider did with all posts. */
export function summaryText(name: string, all: Drafted[]): string {
  const first = all.filter(({ variant }) => variant === 0);
  const drafts = all.filter(({ shown }) => shown !== null);
  const refusals = first.flatMap(({ refusal }) => refusal?.split(':')[0] ?? []);
  const own = all.map(({ ownMs }) => ownMs);
  const asked = all.filter(({ calls }) => calls.length > 0);
  const part = (of: 'system' | 'user' | 'schema') =>
    quantile(
      asked.map(({ calls }) => calls[0]?.tokens[of] ?? 0),
      0.5,
    );
  const sums = asked.map(tokensOf);
  const at = (values: number[], share: number) => quantile(values, share).toFixed(0);
  const counts = [...Map.groupBy(refusals, (code) => code)].map(
    ([code, of]) => `${code} ${of.length}`,
  );
  const repaired = asked.filter(({ calls }) => calls.length > 1).length;
  return [
    `\n# ${name}: ${first.length - refusals.length} of ${first.length} have a draft (${percent(first.length - refusals.length, first.length)}), ${drafts.length} drafts${counts.length > 0 ? `; none: ${counts.join(', ')}` : ''}`,
    `- apart from the model: median ${at(own, 0.5)} ms, p95 ${at(own, 0.95)} ms, ${own.filter((ms) => ms > MOST_MS).length} of ${own.length} over ${MOST_MS} ms`,
    ...(asked.length > 0
      ? [
          `- tokens of a prompt, estimated: median ${at(sums, 0.5)} (system ${part('system')}, user ${part('user')}, schema ${part('schema')}), p90 ${at(sums, 0.9)}, ${sums.filter((sum) => sum > MOST_TOKENS).length} over ${MOST_TOKENS}`,
          `- asked again: ${repaired} of ${asked.length}`,
        ]
      : []),
  ].join('\n');
}
