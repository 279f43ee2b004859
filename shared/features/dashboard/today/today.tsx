import { queryOptions } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { type DashboardToday, getDashboardToday } from '#shared/contracts/dashboard-today.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { AttentionPosts } from '#shared/features/schedule/public.tsx';
import { compactMetric } from '#shared/i18n/formats/figures.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { formatNumber, t, tn } from '#shared/i18n/translate.ts';
import {
  APPROVALS,
  DRAFTS,
  SCHEDULE_AT_POST,
  SCHEDULE_AT_WAITING,
} from '#shared/lib/schedule-link.ts';
import { Card } from '#shared/ui/cards.tsx';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { ErrorState } from '#shared/ui/feedback/states.tsx';
import { TodayPlace } from '../row-skeletons.tsx';
import { Part, Row } from './today-rows.tsx';

const MyWork = lazyComponent(async () => (await import('./my-work.tsx')).MyWork);

const dashboardToday = (api: ApiClient) =>
  queryOptions({
    ...readQuery(api, getDashboardToday),
    refetchOnMount: 'always',
  });

/** What needs the person, the next posts, the drafts in work and what worked lately. */
export function Today() {
  const { user } = useAuthentication();
  const day = useQuery(dashboardToday(useApi()));
  if (day.isLoadingError) {
    return <ErrorState onRetry={day.refetch}>{t('Failed to load what is up today')}</ErrorState>;
  }
  if (!day.data) return <TodayPlace />;
  const { next, waiting, drafts, written, worked, mine } = day.data;
  const rows = waitingRows(waiting);
  return (
    <Card className="py-2">
      <Part title={t('Needs attention')} none={t('Nothing needs attention.')}>
        {[
          ...(waiting.first.length > 0 ? [<AttentionPosts key="first" ids={waiting.first} />] : []),
          ...rows.map(([text, count, href = SCHEDULE_AT_WAITING]) => (
            <Row key={text} href={href} text={text} figure={formatNumber(count)} />
          )),
        ]}
      </Part>
      {mine ? <MyWork mine={mine} /> : null}
      <Part
        title={t('Next posts')}
        none={t('Nothing is scheduled.')}
        about={t('Times in {zone}', { zone: (user?.timeZone ?? 'UTC').replaceAll('_', ' ') })}
        more={{ href: '/schedule', label: t('Open schedule') }}
      >
        {next.map((post) => (
          <Row
            key={post.id}
            href={SCHEDULE_AT_POST + post.id}
            text={post.excerpt}
            about={post.personaName}
            figure={formatInstant(post.scheduledTime, {
              weekday: 'short',
              hour: 'numeric',
              minute: '2-digit',
            })}
          />
        ))}
      </Part>
      <Part title={t('Drafts in work')} none={t('No open drafts of the last 7 days.')}>
        {[
          ...(written.drafts > 0 ? [<Written key="written" {...written} />] : []),
          ...drafts.map((each) => (
            <Row
              key={each.personaId}
              href={`/personas?persona=${each.personaId}`}
              text={tn(each.drafts, '{n} draft for {name}', '{n} drafts for {name}', {
                name: each.personaName,
              })}
              about={each.excerpt}
            />
          )),
        ]}
      </Part>
      <Part
        title={t('What worked lately')}
        none={t('No results of the last 7 days yet.')}
        more={{ href: '/analytics', label: t('Open analytics') }}
      >
        {worked.map((post) => (
          <Row
            key={post.id}
            href={SCHEDULE_AT_POST + post.id}
            text={post.excerpt}
            about={post.personaName}
            figure={tn(post.engagement, '{n} reaction', '{n} reactions')}
            title={t('{reach} reach', { reach: compactMetric(post.reach) })}
          />
        ))}
      </Part>
    </Card>
  );
}

/** What is written in the composer and not scheduled yet. */
function Written({ drafts, excerpt }: DashboardToday['written']) {
  return (
    <Row
      href={DRAFTS}
      text={tn(drafts, '{n} draft in the composer', '{n} drafts in the composer')}
      about={excerpt}
    />
  );
}

function waitingRows(waiting: DashboardToday['waiting']) {
  const rows: [text: string, count: number, href?: string][] = [
    [t('Needs approval'), waiting.approval, APPROVALS],
    [t('Failed'), waiting.failed],
    [t('Needs your check'), waiting.check],
    [t('On hold'), waiting.held],
    [t('Ready to copy'), waiting.reminded],
  ];
  return rows.filter(([, count]) => count > 0);
}
