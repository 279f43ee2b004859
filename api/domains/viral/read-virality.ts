import { reachedScore } from '#api/analysis/virality/score-virality.ts';
import type { Context } from '#api/context.ts';
import { runTextTask, type TaskOwner } from '#api/text-pool/text-pool.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { ViralContent } from '#shared/contracts/viral.ts';
import { withEnglish } from '#shared/lib/i18n/with-english.ts';
import type { Virality } from './queries.ts';
import { viralityQuestion } from './virality-question.ts';

const MOST_HOOKS = 5;
const MOST_REASONS = 6;

/**
 * What makes a text of the library spread: by the model in use, else by the checklist on this
 * machine. Throws what the model's provider throws.
 */
export async function readVirality(
  { ai }: Pick<Context, 'ai'>,
  viral: ViralContent,
  who: TaskOwner & { signal: AbortSignal },
): Promise<Virality> {
  const provider = ai.best();
  if (!provider.ask) return byChecklist(viral, who);
  const said = await provider.ask(viralityQuestion(viral), who.signal);
  const { authorHandle, title, content } = viral;
  const sources = { user: '', post: `${authorHandle ?? ''}\n${title}\n${content}` };
  const [hooks = [], reasons = []] = await runTextTask(
    'clean-lines',
    [[said.hooks, said.reasons], sources],
    who,
  );
  const judged = message('virality.judged-by', { provider: provider.name });
  return withEnglish({
    // What it reached is known: nobody's opinion counts for more.
    score: reachedScore(viral)?.score ?? Math.round(said.score),
    hooks: hooks.slice(0, MOST_HOOKS),
    reasons: [judged, ...reasons.slice(0, MOST_REASONS)],
  });
}

/** The checklist on this machine, which judges any text. */
export async function byChecklist(viral: ViralContent, who: TaskOwner): Promise<Virality> {
  const { content: text, platform, views, likes, retweets, replies, bookmarks } = viral;
  const metrics = { views, likes, retweets, replies, bookmarks };
  const given = { text, hasMedia: viral.contentType !== 'text', platform, metrics };
  const { score, hooks, reasons } = await runTextTask('score-virality', [given], who);
  return withEnglish({ score: Math.round(score), hooks, reasons });
}
