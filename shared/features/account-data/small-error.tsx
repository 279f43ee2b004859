import type { ReactNode } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';

/** A load that failed, said in a line, with Retry. */
export function SmallError(props: { children: ReactNode; onRetry(): void }) {
  return (
    <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm text-danger">
      {props.children}
      <SecondaryButton size="1" onClick={props.onRetry}>
        {t('Retry')}
      </SecondaryButton>
    </p>
  );
}
