import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useMay } from '#shared/features/auth/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { TrashIcon } from '#shared/ui/action-icons.tsx';
import { lazyDialogs } from '#shared/ui/feedback/lazy-component.tsx';

const BinDialog = lazyDialogs(async () => (await import('./bin-dialog.tsx')).default);

/** Opens the bin; rendered for members who may restore. */
export function BinButton() {
  const [open, setOpen] = useState<true | null>(null);
  if (!useMay('library.write')) return null;
  return (
    <div className="mt-6 flex justify-end">
      <Button variant="ghost" color="gray" className="m-0" onClick={() => setOpen(true)}>
        <TrashIcon size={16} /> {t('Bin')}
      </Button>
      <BinDialog open={open} onClose={() => setOpen(null)} />
    </div>
  );
}
