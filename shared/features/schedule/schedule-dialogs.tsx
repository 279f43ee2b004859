import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { EditPostDialog } from './form/edit-post-dialog.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { AttemptsDialog } from './list/attempts-dialog.tsx';
import { DeletePostDialog, PostNowDialog } from './list/confirm-dialogs.tsx';
import { scheduledPosts } from './queries.ts';

export type OpenDialog =
  | { kind: 'import' }
  | { kind: 'edit' | 'delete' | 'now' | 'attempts'; post: ScheduledPost };

/** The dialogs of the schedule screen, at most one of them open. Loaded apart from the screen. */
export default function ScheduleDialogs(props: { open: OpenDialog | null; onClose(): void }) {
  const { open, onClose } = props;
  const current = useCurrent(open && 'post' in open ? open.post : null);
  const shown = (kind: OpenDialog['kind']) => (open?.kind === kind ? current : null);
  const edited = shown('edit');
  const attempted = shown('attempts');
  return (
    <>
      {open?.kind === 'import' ? <ImportDialog onClose={onClose} /> : null}
      {edited ? <EditPostDialog key={edited.id} post={edited} onClose={onClose} /> : null}
      {attempted ? <AttemptsDialog post={attempted} onClose={onClose} /> : null}
      <DeletePostDialog post={shown('delete')} onClose={onClose} />
      <PostNowDialog post={shown('now')} onClose={onClose} />
    </>
  );
}

/** The post as the list has it now: its version may have moved on while the dialog stood open. */
function useCurrent(post: ScheduledPost | null): ScheduledPost | null {
  const list = useQuery({ ...scheduledPosts(useApi()), enabled: false }).data;
  return list?.find(({ id }) => id === post?.id) ?? post;
}
