import { useState } from 'react';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { useFocusOnceNone } from '#shared/ui/hooks/focus-once-none.ts';
import { useApprovePosts } from '../queries.ts';
import { waitsForApproval } from './post-status.ts';

/** What campaigns have written while they may not post by themselves, approved together. */
export function ApproveAll({ posts }: { posts: ScheduledPost[] }) {
  const approve = useApprovePosts();
  const [asked, setAsked] = useState(false);
  const count = posts.filter(waitsForApproval).length;
  useFocusOnceNone(count, 'scheduled-posts');
  if (count === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-panel px-4 py-3">
      <p className="min-w-0 flex-1 basis-48 text-sm">
        {tn(count, '{n} post needs your approval', '{n} posts need your approval')}
      </p>
      <BusyButton variant="soft" busy={approve.isPending} onClick={() => setAsked(true)}>
        {t('Approve all')}
      </BusyButton>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('Approve All Posts')}
        confirmLabel={t('Approve all')}
        onConfirm={() => approve.mutate(null)}
      >
        {tn(
          count,
          '{n} post will be published as scheduled. Overdue posts stay on hold.',
          '{n} posts will be published as scheduled. Overdue posts stay on hold.',
        )}
      </ConfirmDialog>
    </div>
  );
}
