import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from './busy-button.tsx';
import type { PersistedEdit } from './persisted-edit.ts';

/** Above a form that was closed without saving: its changes are back, and can be discarded. */
export function RestoredEdit<T>({ edit }: { edit: PersistedEdit<T> }) {
  if (!edit.isBack) return null;
  return (
    <div
      data-restored-edit=""
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-control bg-link-tint px-3 py-2"
    >
      <p role="status" className="min-w-0 flex-1 basis-52 text-sm">
        {t('Your unsaved changes were restored.')}
        {edit.isOverwriting
          ? ` ${t('This was changed elsewhere. Saving overwrites that change.')}`
          : null}
      </p>
      <SecondaryButton onClick={edit.discard}>{t('Discard')}</SecondaryButton>
    </div>
  );
}
