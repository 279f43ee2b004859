import { Button } from '@radix-ui/themes';
import { useApi, usePageKey } from '#shared/client/api.tsx';
import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useCopy } from '#shared/ui/hooks/use-copy.ts';
import type { UnsavedDraft } from './local-drafts.ts';
import { saveLeftOvers, useLeftOvers } from './saved-draft-store.ts';

/** Drafts that only this browser has, why the server has not taken them, and what can be done. */
export function LeftOvers({ onOpen }: { onOpen(draft: UnsavedDraft): void }) {
  const api = useApi();
  const owner = usePageKey();
  const left = useLeftOvers(owner);
  const { copy } = useCopy();
  if (left.length === 0) return null;
  return (
    <section className="rounded-control border border-line p-3 text-sm">
      <h3 className="font-semibold">{t('Drafts that are in this browser only')}</h3>
      <ul className="mt-2 flex list-none flex-col gap-2">
        {left.map(({ draft, words }) => {
          const text = draft.content.parts.map((part) => part.text).join('\n\n');
          return (
            <li key={draft.id} className="flex flex-wrap items-center gap-2">
              <div className="min-w-0 flex-1 basis-48">
                <p dir="auto" className="truncate">
                  {text.trim() || t('No text yet')}
                </p>
                <p className="text-xs text-muted">{words || t('Not saved yet')}</p>
              </div>
              <Button type="button" variant="soft" onClick={() => onOpen(draft)}>
                {t('Open')}
              </Button>
              <SecondaryButton onClick={() => void copy(text)}>{t('Copy text')}</SecondaryButton>
            </li>
          );
        })}
      </ul>
      <SecondaryButton className="mt-3" onClick={() => void saveLeftOvers(api, owner)}>
        {t('Try to save again')}
      </SecondaryButton>
    </section>
  );
}
