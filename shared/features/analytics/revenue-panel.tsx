import { Button, IconButton } from '@radix-ui/themes';
import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { RevenueEntry, RevenueSummary } from '#shared/contracts/revenue.ts';
import { formatDay } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { TrashIcon } from '#shared/ui/action-icons.tsx';
import { BarChart } from '#shared/ui/charts/bar-chart.tsx';
import { ConfirmDialog, whileOpen } from '#shared/ui/feedback/dialogs.tsx';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { PlusIcon } from '#shared/ui/icons.tsx';
import { dollars } from './figures.ts';
import { Panel } from './panel.tsx';
import { revenueEntries, useDeleteRevenue } from './queries.ts';

const RevenueDialog = lazyComponent(
  async () => (await import('./revenue-dialog.tsx')).RevenueDialog,
  whileOpen,
);

const SHOWN = 8;

/** What posts and campaigns earned in the period, the latest entries, and a form for the next. */
export function RevenuePanel({ revenue, today }: { revenue: RevenueSummary; today: string }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel
      title={t('Revenue')}
      note={t('Add revenue manually. Tracked links help attribute it to posts.')}
    >
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <p>
          <span className="heading block text-2xl tabular-nums">{dollars(revenue.total)}</span>
          <span className="text-xs text-muted">{t('in this period')}</span>
        </p>
        <Button onClick={() => setAdding(true)}>
          <PlusIcon /> {t('Add revenue')}
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <Earners revenue={revenue} />
        <Entries />
      </div>
      <RevenueDialog open={isAdding} onClose={() => setAdding(false)} today={today} />
    </Panel>
  );
}

function Earners({ revenue: { byPost, byCampaign } }: { revenue: RevenueSummary }) {
  const lists = [
    {
      name: t('By campaign'),
      bars: byCampaign.map(({ campaignId: id, name: label, amount }) => ({ id, label, amount })),
    },
    {
      name: t('By post'),
      bars: byPost.map(({ postId: id, excerpt: label, amount }) => ({ id, label, amount })),
    },
  ].filter(({ bars }) => bars.length > 0);
  if (lists.length === 0) {
    return (
      <p className="text-sm text-muted">
        {t('No post or campaign has earned anything in this period.')}
      </p>
    );
  }
  return (
    <div className="grid grid-cols-1 content-start gap-6">
      {lists.map(({ name, bars }) => (
        <div key={name}>
          <h3 className="mb-3 text-sm font-medium">{name}</h3>
          <BarChart
            label={`${name}: ${bars.map(({ label, amount }) => `${label} ${dollars(amount)}`).join('; ')}`}
            bars={bars.map(({ amount, ...bar }) => ({
              ...bar,
              value: amount,
              written: dollars(amount),
              detail: '',
            }))}
          />
        </div>
      ))}
    </div>
  );
}

function Entries() {
  const entries = useQuery(revenueEntries(useApi()));
  const [leaving, setLeaving] = useState<RevenueEntry | null>(null);
  const [isWhole, setWhole] = useState(false);
  const remove = useDeleteRevenue();
  if (entries.isLoadingError) {
    return <ErrorState onRetry={entries.refetch}>{t('Failed to load revenue')}</ErrorState>;
  }
  if (entries.isPending) return <SkeletonBar className="h-5" />;
  const all = entries.data ?? [];
  if (all.length === 0) {
    return <p className="text-sm text-muted">{t('Nothing has been entered yet.')}</p>;
  }
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-sm font-medium">{t('Latest entries')}</h3>
      <ul aria-label={t('Latest entries')} className="list-none">
        {all.slice(0, isWhole ? undefined : SHOWN).map((entry) => (
          <li
            key={entry.id}
            className="flex items-center gap-3 border-t border-line py-2 first:border-t-0"
          >
            <div className="min-w-0 flex-1">
              <p dir="auto" className="truncate text-left text-sm">
                {aboutOf(entry)}
              </p>
              <p className="text-xs text-muted">{formatDay(entry.date)}</p>
            </div>
            <span className="shrink-0 text-sm font-medium tabular-nums">
              {dollars(entry.amount)}
            </span>
            <IconButton
              variant="ghost"
              color="gray"
              className="m-0"
              aria-label={t('Delete {amount} of {day}', {
                amount: dollars(entry.amount),
                day: formatDay(entry.date),
              })}
              onClick={() => setLeaving(entry)}
            >
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      {all.length > SHOWN && !isWhole ? (
        <Button
          size="1"
          variant="ghost"
          color="gray"
          className="m-0"
          onClick={() => setWhole(true)}
        >
          {t('Show all {n}', { n: all.length })}
        </Button>
      ) : null}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('Delete revenue')}
        confirmLabel={t('Delete')}
        onConfirm={() => leaving && remove.mutate(leaving.id)}
      >
        {t('Are you sure you want to delete this entry? This action cannot be undone.')}
      </ConfirmDialog>
    </div>
  );
}

function aboutOf({ note, postExcerpt, campaignName }: RevenueEntry): string {
  const about = [note, campaignName, postExcerpt].filter(Boolean);
  return about.length > 0 ? about.join(' · ') : t('Without a note');
}
