import { type MoodShares, sentimentQuestion } from '#api/analysis/sentiment/sentiment-question.ts';
import type { Actor, Context } from '#api/context.ts';
import { providersOf, takeOwnModel } from '#api/domains/settings/public.ts';
import { AppError } from '#api/errors/app-error.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { SentimentReading } from '#shared/contracts/analysis.ts';
import { moods } from '#shared/contracts/common.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { withEnglish } from '#shared/lib/i18n/with-english.ts';

/** Longer than that nobody waits for a mood: the own reading is there already. */
const PATIENCE_MS = 8_000;

/**
 * By the model in use, in any language; by the one on this machine where none is configured, or
 * where it fails, is late or has been asked as often as the settings allow.
 */
export async function assessSentiment(
  { ctx, actor, signal }: { ctx: Context; actor: Actor; signal: AbortSignal },
  text: string,
): Promise<SentimentReading> {
  const own = await runTextTask('read-sentiment', [text], { owner: actor.workspaceId, signal });
  const provider = (await providersOf(ctx, actor.workspaceId)).best();
  if (!provider.ask) return own;
  try {
    await takeOwnModel(ctx, actor);
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const shares = await provider.ask(sentimentQuestion(text), patience);
    return byModel(own, shares, provider.name);
  } catch (error) {
    if (!(error instanceof AppError) || signal.aborted) throw error;
    return own;
  }
}

/** What the model said, with the own reading's words and reasons where both agree. */
function byModel(own: SentimentReading, shares: MoodShares, provider: string): SentimentReading {
  const all = shares.bullish + shares.bearish + shares.neutral;
  const sentiment = moods.reduce((best, mood) => (shares[mood] > shares[best] ? mood : best));
  const judged = message('virality.judged-by', { provider });
  const reason = own.messages.reasoning as Message | undefined;
  const agrees = own.supported && own.sentiment === sentiment && reason;
  return withEnglish({
    supported: true,
    sentiment,
    confidence: shares[sentiment] / all,
    score: (shares.bullish - shares.bearish) / all,
    emotion: own.emotion,
    keywords: agrees ? own.keywords : [],
    reasoning: agrees ? message('composed.sentences', { sentences: [judged, reason] }) : judged,
  });
}
