import { guardOutput } from '#api/ai/guard/output-guard.ts';
import { visibleText } from '#api/ai/guard/visible-text.ts';
import { imageQuestion } from '#api/analysis/image/image-question.ts';
import { coloursOf, lookLocally } from '#api/analysis/image/look-locally.ts';
import { readPlainPicture } from '#api/analysis/image/plain-picture.ts';
import { textReader } from '#api/analysis/image/text-reader.ts';
import type { Actor, Context } from '#api/context.ts';
import { providersOf, takeOwnModel } from '#api/domains/settings/public.ts';
import { AppError } from '#api/errors/app-error.ts';
import type { ImageDescription } from '#shared/contracts/analysis.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import { withEnglish } from '#shared/lib/i18n/with-english.ts';

/**
 * By a model that sees, else by what this machine can read. A model that cannot look at pictures,
 * as most local ones, is no reason to answer nothing: the notes then say what it said.
 */
export async function describeImage(
  { ctx, actor, signal }: { ctx: Context; actor: Actor; signal: AbortSignal },
  imageBase64: string,
): Promise<ImageDescription> {
  const picture = await readPlainPicture(imageBase64, actor.workspaceId);
  const { width, height } = picture;
  const provider = (await providersOf(ctx, actor.workspaceId)).best();
  let refused: Message[] = [];
  if (provider.ask) {
    await takeOwnModel(ctx, actor);
    const colors = await coloursOf(picture);
    try {
      const seen = await provider.ask(imageQuestion(picture), signal);
      const text = visibleText(seen.text).trim();
      const { text: description, notes } = guardOutput(seen.description, { user: '', post: text });
      const read = { description, text, width, height, colors };
      return withEnglish({ ...read, provider: provider.id, notes });
    } catch (error) {
      const final = !(error instanceof AppError) || error.code === 'rate_limited';
      if (final || signal.aborted) throw error;
      refused = [error.reason];
    }
  }
  const { notes, ...look } = await lookLocally(picture, textReader, actor.userId, signal);
  const said = [...refused, ...notes];
  return withEnglish({ ...look, width, height, provider: 'local', notes: said });
}
