import { queryOptions } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { nullWhenSignedOut } from '#shared/client/query-client.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { listApprovals } from '#shared/contracts/approvals.ts';
import type { DashboardToday } from '#shared/contracts/dashboard-today.ts';
import { formatDay } from '#shared/i18n/formats/format-date.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { SCHEDULE_AT_MINE, SCHEDULE_AT_POST } from '#shared/lib/schedule-link.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { todayIn, useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { Part, Row } from './today-rows.tsx';

const MOST_REVIEWS = 3;

const approvals = (api: ApiClient) =>
  queryOptions({
    queryKey: [listApprovals.path],
    queryFn: ({ signal }) => nullWhenSignedOut(api.call(listApprovals, undefined, { signal })),
    refetchOnMount: 'always',
  });

/** In a team: posts assigned to the one who looks, then those that wait for their approval. */
export function MyWork({ mine }: { mine: NonNullable<DashboardToday['mine']> }) {
  const { zone } = useTimeZone();
  const today = todayIn(zone);
  const waiting = useQuery(approvals(useApi())).data?.waiting ?? [];
  const more = mine.count - mine.assigned.length;
  const reviewsMore = waiting.length - MOST_REVIEWS;
  return (
    <div className="min-w-0 lg:col-span-2">
      <Part
        title={t('My work')}
        none={t('Nothing is assigned to you.')}
        more={{ href: SCHEDULE_AT_MINE, label: t('Show all') }}
      >
        {[
          ...mine.assigned.map((post) => (
            <Row
              key={post.id}
              href={SCHEDULE_AT_POST + post.id}
              text={post.excerpt}
              about={post.personaName}
              isUrgent={post.dueOn !== null && post.dueOn < today}
              figure={post.dueOn ? dueText(post.dueOn, today) : ''}
            />
          )),
          ...(more > 0
            ? [
                <Row
                  key="more"
                  href={SCHEDULE_AT_MINE}
                  text={tn(more, '{n} more post', '{n} more posts')}
                />,
              ]
            : []),
          ...waiting
            .slice(0, MOST_REVIEWS)
            .map(({ post }) => (
              <Row
                key={`review ${post.id}`}
                href={SCHEDULE_AT_POST + post.id}
                text={excerpt(post.content, 100)}
                about={post.personaName}
                figure={t('Needs your approval')}
              />
            )),
          ...(reviewsMore > 0
            ? [
                <Row
                  key="more reviews"
                  href={SCHEDULE_AT_POST + (waiting[MOST_REVIEWS]?.post.id ?? '')}
                  text={tn(
                    reviewsMore,
                    '{n} more post needs your approval',
                    '{n} more posts need your approval',
                  )}
                />,
              ]
            : []),
        ]}
      </Part>
    </div>
  );
}

function dueText(dueOn: string, today: string): string {
  const day = formatDay(dueOn, { month: 'short', day: 'numeric' });
  return dueOn < today ? t('Overdue since {day}', { day }) : t('Due {day}', { day });
}
