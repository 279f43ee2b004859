import { Button } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { createPostDraft } from '#shared/contracts/post-drafts.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { useCopy } from '#shared/ui/hooks/use-copy.ts';
import { postDraftList } from '../composer/draft-queries.ts';
import type { PostDraft } from '../form/post-draft.ts';

/** What was typed beside what is saved, once another member's change is in the way. */
export function UnsavedText({ draft, saved }: { draft: PostDraft; saved: string }) {
  const { copy } = useCopy();
  const keep = useKeepAsDraft();
  const own = draft.parts.map(({ text }) => text).join('\n\n');
  return (
    <section aria-label={t('Your text')} className="mb-5 rounded-card border border-line p-3">
      <div className="grid gap-4 sm:grid-cols-2">
        <Text title={t('Your text')} text={own} />
        <Text title={t('Saved text')} text={saved} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="soft" onClick={() => void copy(own)}>
          {t('Copy my text')}
        </Button>
        <BusyButton variant="soft" busy={keep.isPending} onClick={() => keep.mutate(draft)}>
          {t('Save as a new draft')}
        </BusyButton>
      </div>
    </section>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-sm font-medium">{title}</p>
      <p
        dir="auto"
        translate="no"
        className="max-h-48 overflow-y-auto text-sm wrap-anywhere whitespace-pre-line"
      >
        {text}
      </p>
    </div>
  );
}

/** Among the drafts of the composer, with its pictures and persona, to be planned anew. */
function useKeepAsDraft() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: PostDraft) =>
      api.call(createPostDraft, {
        body: {
          id: crypto.randomUUID(),
          content: { ...draft, when: 'slot', date: '', time: '', accepted: [] },
        },
      }),
    meta: { errorMessage: t('Failed to save the draft'), serverMessage: true },
    onSuccess: () => showSuccess(t('Saved among the drafts of the composer')),
    onSettled: () => queries.invalidateQueries({ queryKey: postDraftList(api).queryKey }),
  });
}
