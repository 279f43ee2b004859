import { browser } from 'wxt/browser';
import { z } from 'zod/mini';
import { id } from '#shared/contracts/common.ts';
import { textMessages } from '#shared/contracts/messages/any-message.ts';
import { msg } from '#shared/i18n/translate.ts';
import { type Draft, type KeptFor, onMessage, type Result } from '../../messages.ts';
import { keptDraftsItem } from '../../storage.ts';
import { failure, notFromX } from '../failure.ts';
import { createMutex } from '../mutex.ts';
import { xTabOf } from '../session/sender.ts';

const most = 20;
const change = createMutex(keptDraftsItem);

const text = z.string().check(z.maxLength(25_000));
const draft: z.ZodMiniType<Draft> = z.strictObject({
  content: text,
  provider: text,
  notes: z.array(text),
  draftId: z.nullable(id),
  voiceMatch: z.nullable(z.number()),
  explanation: z.array(text),
  samples: z.array(text),
  messages: textMessages,
});
const keptFor: z.ZodMiniType<KeptFor> = z.strictObject({
  key: z.string().check(z.maxLength(26_000)),
  drafts: z.nullable(
    z.strictObject({
      point: text,
      alternatives: z.array(z.strictObject({ parts: z.array(text), draft: z.nullable(draft) })),
      at: z.number().check(z.int(), z.minimum(0)),
      variant: z.number().check(z.int(), z.minimum(0)),
    }),
  ),
});

/** X's page is loaded anew, also because we were updated: what was written in its popover is not lost. */
export function persistPopoverDrafts(): void {
  onMessage('recallDrafts', async ({ sender }): Promise<Result<KeptFor[]>> => {
    if (!xTabOf(sender, browser.runtime.id)) return notFromX;
    return { ok: true, value: await keptDraftsItem.getValue() };
  });

  onMessage('persistDrafts', async ({ data, sender }): Promise<Result<null>> => {
    if (!xTabOf(sender, browser.runtime.id)) return notFromX;
    const kept = keptFor.safeParse(data);
    if (!kept.success) return failure('failed', msg('Troupe does not know this draft.'));
    const { key, drafts } = kept.data;
    await change((list) => {
      const others = list.filter((entry) => entry.key !== key);
      return (drafts ? [...others, kept.data] : others).slice(-most);
    });
    return { ok: true, value: null };
  });
}
