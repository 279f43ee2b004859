import { useState } from 'react';
import type { Assignment } from '#shared/contracts/publishing-assignment.ts';
import { RoleButton } from '#shared/features/auth/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { useTeammates } from './use-teammates.ts';

/** In the composer of a team: the way to assign what is written there, or is to be written. */
export function AssignDraft(props: {
  draft: { assigneeId?: string | null | undefined; dueOn?: string | null | undefined };
  busy: boolean;
  onAssign(to: Assignment): Promise<void>;
}) {
  const { draft } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (useTeammates().length === 0) return null;
  return (
    <>
      <RoleButton
        needs="posts.write"
        type="button"
        variant="soft"
        color="gray"
        onClick={() => setOpen(true)}
      >
        {t('Assign to…')}
      </RoleButton>
      {isOpen ? (
        <AssignDialog
          title={t('Assign draft')}
          before={{ assignee: draft.assigneeId ?? '', due: draft.dueOn ?? '' }}
          isShared
          busy={props.busy}
          onAssign={(to) => void props.onAssign(to).then(close, () => {})}
          onClose={close}
        />
      ) : null}
    </>
  );
}
