import { useState } from 'react';
import { useMay } from '#shared/features/auth/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { whileOpen } from '#shared/ui/feedback/dialogs.tsx';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import type { LinkTarget } from './queries.ts';
import type { ReviewLinksProps } from './review-links.tsx';
import type { Sharing } from './share-dialog.tsx';

const ShareDialog = lazyComponent<Sharing>(
  async () => (await import('./share-dialog.tsx')).ShareDialog,
  whileOpen,
);

/** The links of the workspace that are open, with what ends them. */
export const ReviewLinks = lazyComponent<ReviewLinksProps>(
  async () => (await import('./review-links.tsx')).ReviewLinks,
);

/** Makes a link for somebody without an account; for whoever may approve. */
export function ShareForReview({ target }: { target: LinkTarget }) {
  const may = useMay('posts.approve');
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <SecondaryButton onClick={() => setOpen(true)}>{t('Share for review')}</SecondaryButton>
      <ShareDialog open={isOpen} onClose={() => setOpen(false)} target={target} />
    </>
  );
}
