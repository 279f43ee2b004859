import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { settingsQuery } from '#shared/features/settings/queries.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { type SeenPost, scheduledPosts, useApprovePosts, waitsForApproval } from '../queries.ts';

/**
 * Stands beside the settings. Posting by itself, once switched on, sends nothing that was written
 * before: whether that goes out as well is asked.
 */
export function AskToApprove() {
  const api = useApi();
  const queries = useQueryClient();
  const approve = useApprovePosts();
  const [waiting, setWaiting] = useState<SeenPost[]>([]);
  const [isOpen, setOpen] = useState(false);
  const settings = useQuery({ ...settingsQuery(api), enabled: false }).data;
  const isOn = settings?.automation.autoPostEnabled;
  const before = useRef(isOn);

  useEffect(() => {
    const wasSwitchedOn = before.current === false && isOn === true;
    before.current = isOn;
    if (!wasSwitchedOn) return;
    let gone = false;
    queries.fetchQuery({ ...scheduledPosts(api), staleTime: 0 }).then(
      (posts) => {
        const found = (posts ?? []).filter(waitsForApproval);
        if (gone || found.length === 0) return;
        setWaiting(found);
        setOpen(true);
      },
      // Nothing is lost: what waits is listed on the schedule, with the same button.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [isOn, api, queries]);

  return (
    <ConfirmDialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={t('Approve Posts')}
      confirmLabel={t('Approve all')}
      onConfirm={() => approve.mutate(waiting)}
    >
      {tn(
        waiting.length,
        '{n} post was written while Auto-post was off. Approve it as well? It will be published as scheduled.',
        '{n} posts were written while Auto-post was off. Approve them as well? They will be published as scheduled.',
      )}
    </ConfirmDialog>
  );
}
