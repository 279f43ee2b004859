import { Button } from '@radix-ui/themes';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { useCopy } from '#shared/ui/hooks/use-copy.ts';
import { useRestoreDraft } from '../draft-queries.ts';
import type { PostDraft } from '../form/post-draft.ts';

/** What was typed beside what is saved, once another member's change is in the way. */
export function UnsavedText({ draft, saved }: { draft: PostDraft; saved: string }) {
  const { copy } = useCopy();
  const restore = useRestoreDraft();
  /** With its pictures and persona, to be planned anew. */
  const keep = () =>
    restore.mutate(
      {
        id: crypto.randomUUID(),
        content: { ...draft, when: 'slot', date: '', time: '', accepted: [] },
      },
      { onSuccess: () => showSuccess(t('Saved among the drafts of the composer')) },
    );
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
        <BusyButton variant="soft" busy={restore.isPending} onClick={keep}>
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
