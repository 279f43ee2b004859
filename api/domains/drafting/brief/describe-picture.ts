import type { AiProvider } from '#api/ai/adapters/provider.ts';
import { imageQuestion } from '#api/analysis/image/image-question.ts';
import { lookLocally } from '#api/analysis/image/look-locally.ts';
import type { SentPicture } from '#api/analysis/image/read-picture.ts';
import { textReader } from '#api/analysis/image/text-reader.ts';
import { AppError } from '#api/errors/app-error.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import { messageText } from '#shared/lib/i18n/localize-message.ts';
import type { Caller } from '../caller.ts';

/** What a picture shows: by the provider that writes, if it sees, else what this machine can read. */
export async function describePicture(
  { actor, signal }: Caller,
  provider: AiProvider,
  picture: SentPicture,
): Promise<{ description: string; notes: Message[] }> {
  try {
    const seen = await provider.ask?.(imageQuestion(picture), signal);
    if (seen) return { description: `${seen.description}\nText: ${seen.text}`.trim(), notes: [] };
  } catch (error) {
    // Many models do not see; the draft does not fail for it.
    if (!(error instanceof AppError) || signal.aborted) throw error;
  }
  const { description, notes } = await lookLocally(picture, textReader, actor.userId, signal);
  return { description: messageText(description), notes };
}
