import { memo, useState } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useRested } from '#shared/ui/hooks/use-rested.ts';
import type { PostDraft } from './post-draft.ts';

const SETTLE_MS = 150;

const PostPreview = memo(
  lazyComponent(async () => (await import('../preview/post-preview.tsx')).PostPreview, {
    Meanwhile: () => <div className="h-40" />,
  }),
);

/** The preview, and whether it is shown. */
export function PreviewPane(props: { draft: PostDraft; isOpenAtFirst: boolean }) {
  const draft = useRested(props.draft, SETTLE_MS);
  const [isOpen, setIsOpen] = useState(props.isOpenAtFirst);
  return (
    <div className="flex min-w-0 flex-col items-start gap-3">
      <SecondaryButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? t('Hide preview') : t('Preview')}
      </SecondaryButton>
      {isOpen ? (
        <div className="w-full">
          <PostPreview draft={draft} />
        </div>
      ) : null}
    </div>
  );
}
