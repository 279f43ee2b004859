import { Button } from '@radix-ui/themes';
import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import type { Saving } from './saved-draft-store.ts';

/** Where the draft is saved; of one that another tab has changed, the two ways on. */
export function SaveStatus(props: { saving: Saving; onCopy(): void; onReload(): void }) {
  const { saving, onCopy, onReload } = props;
  const { state, words } = saving;
  if (state === 'changed' || state === 'refused') {
    return (
      <div role="alert" className="rounded-control bg-danger-tint p-3 text-sm">
        <p>{words}</p>
        {state === 'changed' ? (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button type="button" variant="soft" onClick={onCopy}>
              {t('Save mine as a copy')}
            </Button>
            <SecondaryButton onClick={onReload}>{t('Open the other version')}</SecondaryButton>
          </div>
        ) : null}
      </div>
    );
  }
  return (
    <p role="status" className="min-h-5 text-sm text-muted">
      {sentenceOf(state)}
    </p>
  );
}

function sentenceOf(state: Saving['state']): string {
  if (state === 'saving') return t('Saving draft...');
  if (state === 'saved') return t('Draft saved');
  if (state === 'elsewhere') return t('Kept in this browser. Nothing was saved.');
  if (state === 'local') return t('Saved on this device. It is uploaded when you are online.');
  return '';
}
