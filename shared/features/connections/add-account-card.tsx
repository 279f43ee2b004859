import { Button } from '@radix-ui/themes';
import { useId } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';

/** One more account for this workspace, and what to do at X before. */
export function AddAccountCard({ onAdd }: { onAdd(): void }) {
  const hintId = useId();
  return (
    <Card className="mt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p id={hintId} className="min-w-0 flex-1 basis-52 text-sm text-muted">
          {t(
            'X asks for the account that is signed in at X in this browser. Switch to the other account there first.',
          )}
        </p>
        <Button variant="soft" aria-describedby={hintId} onClick={onAdd}>
          {t('Add another account')}
        </Button>
      </div>
    </Card>
  );
}
