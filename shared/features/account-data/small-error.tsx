import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { t } from '#shared/i18n/translate.ts';

/** A load that failed, said in a line, with Retry. */
export function SmallError(props: { children: ReactNode; onRetry(): void }) {
  return (
    <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm text-danger">
      {props.children}
      <Button size="1" variant="soft" color="gray" onClick={props.onRetry}>
        {t('Retry')}
      </Button>
    </p>
  );
}
