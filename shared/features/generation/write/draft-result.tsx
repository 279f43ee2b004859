import type { ReactNode } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { ResultPlaceholder } from '#shared/ui/forms/task-form.tsx';
import { DraftPresses, type DraftPressesProps } from './draft-presses.tsx';
import { DraftWriting } from './draft-writing.tsx';

/** Beside a form: a draft while it is written, then the draft itself, and its presses. */
export function DraftResult(props: DraftPressesProps & { children: ReactNode }) {
  const { children, ...presses } = props;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div aria-live="polite" aria-busy={presses.busy} className="grow">
        {presses.busy ? <DraftWriting text="" /> : children}
        {presses.busy || children ? null : (
          <ResultPlaceholder>{t('Your draft appears here.')}</ResultPlaceholder>
        )}
      </div>
      <DraftPresses {...presses} />
    </div>
  );
}
