import { Badge } from '@radix-ui/themes';
import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { BIN_DAYS, type BinKind, type DeletedItem } from '#shared/contracts/bin.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { ConfirmDialog, FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { ListStates } from '#shared/ui/feedback/list-states.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useKeptFocus } from '#shared/ui/hooks/use-focus-restore.ts';
import { binList, usePurgeItem, useRestoreItem } from './queries.ts';

const kinds: Record<BinKind, string> = {
  persona: msg('Persona'),
  campaign: msg('Campaign'),
  sample: msg('Sample'),
};

/** Deleted items of the last 30 days, with member and time of the deletion. */
export default function BinDialog({ open, onClose }: { open: true | null; onClose(): void }) {
  const [asked, setAsked] = useState<DeletedItem | null>(null);
  const list = useQuery({ ...binList(useApi()), enabled: open !== null });
  const purge = usePurgeItem();
  const restore = useRestoreItem();
  const keptFocus = useKeptFocus<HTMLUListElement>();
  const empty = <p className="text-sm text-muted">{t('The bin is empty.')}</p>;
  return (
    <FormDialog
      wide
      open={open !== null}
      onClose={onClose}
      title={t('Bin')}
      description={t('Kept for {n} days, then deleted forever.', { n: BIN_DAYS })}
    >
      <ListStates
        list={list}
        failed={t('Failed to load the bin')}
        signedOut={empty}
        loading={<SkeletonBar className="h-12" />}
        empty={empty}
      >
        {(items) => (
          <ul
            {...keptFocus}
            aria-label={t('Bin')}
            className="flex list-none flex-col divide-y divide-line"
          >
            {items.map((item) => (
              <BinRow
                key={item.id}
                item={item}
                busy={restore.isPending || purge.isPending}
                onRestore={() => restore.mutate(item)}
                onPurge={() => setAsked(item)}
              />
            ))}
          </ul>
        )}
      </ListStates>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('Delete forever')}
        confirmLabel={t('Delete forever')}
        onConfirm={() => asked && purge.mutate(asked.id)}
      >
        {t('Are you sure you want to delete "{name}"? This action cannot be undone.', {
          name: excerpt(asked?.name ?? ''),
        })}
      </ConfirmDialog>
    </FormDialog>
  );
}

function BinRow(props: { item: DeletedItem; busy: boolean; onRestore(): void; onPurge(): void }) {
  const { item, busy } = props;
  const name = excerpt(item.name);
  const when = { time: formatInstant(item.deletedAt), name: item.deletedBy ?? '' };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex items-center gap-2">
          <span dir="auto" className="truncate font-medium">
            {name}
          </span>
          <Badge variant="soft" color="gray">
            {t(kinds[item.kind])}
          </Badge>
        </p>
        <p className="text-muted">
          {item.deletedBy ? t('Deleted {time} by @{name}', when) : t('Deleted {time}', when)}
        </p>
      </div>
      <SecondaryButton
        size="1"
        busy={busy}
        aria-label={t('Restore "{name}"', { name })}
        onClick={props.onRestore}
      >
        {t('Restore')}
      </SecondaryButton>
      <SecondaryButton
        size="1"
        busy={busy}
        aria-label={t('Delete "{name}" forever', { name })}
        onClick={props.onPurge}
      >
        {t('Delete forever')}
      </SecondaryButton>
    </li>
  );
}
