import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import type { Member } from '#shared/contracts/members.ts';
import { forgetUser } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { memberList, useRemoveMember } from './queries.ts';
import { type Fate, WorkChoice } from './work-choice.tsx';

/** Asks before a membership ends. Who leaves is signed out of this workspace. */
export function RemoveMember(props: {
  open: boolean;
  onClose(): void;
  member: Member;
  name: string;
}) {
  const { member, name } = props;
  const host = useHost();
  const api = useApi();
  const queries = useQueryClient();
  const remove = useRemoveMember();
  const [fate, setFate] = useState<Fate>({});
  const confirm = () =>
    remove.mutate(
      { id: member.id, ...fate },
      {
        onSuccess() {
          if (member.isSelf) {
            forgetUser(api, queries);
            host.navigate('/login');
            return;
          }
          queries.setQueryData(memberList(api).queryKey, (list) =>
            list?.filter(({ id }) => id !== member.id),
          );
          focusHeading();
        },
      },
    );
  return (
    <ConfirmDialog
      open={props.open}
      onClose={props.onClose}
      title={member.isSelf ? t('Leave this workspace?') : t('Remove {name}?', { name })}
      confirmLabel={member.isSelf ? t('Leave') : t('Remove')}
      onConfirm={confirm}
      choice={<WorkChoice member={member} name={name} fate={fate} onChange={setFate} />}
    >
      {member.isSelf
        ? t(
            'You are signed out, and your extension keys for this workspace end. Posts of X accounts that you connected are put on hold.',
          )
        : t(
            'Their sessions and extension keys for this workspace end immediately. Posts of X accounts that they connected are put on hold.',
          )}
    </ConfirmDialog>
  );
}
