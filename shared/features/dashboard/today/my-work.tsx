import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { listApprovals } from '#shared/contracts/approvals.ts';
import type { DashboardToday } from '#shared/contracts/dashboard-today.ts';
import { formatDay, formatInstant } from '#shared/i18n/formats/format-date.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import {
  APPROVALS_AT_POST,
  SCHEDULE_AT_DRAFT,
  SCHEDULE_AT_MINE,
  SCHEDULE_AT_POST,
} from '#shared/lib/schedule-link.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { instantOfPicked } from '#shared/lib/time/time-zones.ts';
import { todayIn, useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { Part, Row } from './today-rows.tsx';

/** Rows before the others are asked for. */
const FOLDED = 5;

const SLOT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

const approvals = (api: ApiClient) =>
  queryOptions({
    ...readQuery(api, listApprovals),
    refetchOnMount: 'always',
  });

/** In a team: posts assigned to the one who looks, then those that wait for their approval; nothing where none is. */
export function MyWork({ mine }: { mine: NonNullable<DashboardToday['mine']> }) {
  const { zone } = useTimeZone();
  const [isUnfolded, setUnfolded] = useState(false);
  const today = todayIn(zone);
  const queue = useQuery(approvals(useApi())).data?.waiting ?? [];
  const waiting = queue.filter(({ review }) => review.refusal === null);
  const more = mine.count - mine.assigned.length;
  const assigned = [
    ...mine.assigned.map((post) => ({ ...post, isDraft: false, at: '' })),
    ...mine.drafts.map((draft) => {
      const at = instantOfPicked(draft.slot, zone);
      return { ...draft, isDraft: true, at: at ? formatInstant(at, SLOT) : '' };
    }),
  ].sort((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'));
  const rows = [
    ...assigned.map((post) => (
      <Row
        key={post.id}
        href={(post.isDraft ? SCHEDULE_AT_DRAFT : SCHEDULE_AT_POST) + post.id}
        text={post.excerpt || t('No text yet')}
        about={[post.at, post.personaName].filter(Boolean).join(' · ')}
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
    ...waiting.map(({ post }) => (
      <Row
        key={`review ${post.id}`}
        href={APPROVALS_AT_POST + post.id}
        text={excerpt(post.content, 100)}
        about={post.personaName}
        figure={t('Needs approval')}
      />
    )),
  ];
  if (rows.length === 0) return null;
  return (
    <Part title={t('My work')} none="" more={{ href: SCHEDULE_AT_MINE, label: t('Open schedule') }}>
      {isUnfolded ? rows : rows.slice(0, FOLDED)}
      {rows.length > FOLDED ? (
        <li key="fold">
          <button
            type="button"
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
            className="-mx-2 cursor-pointer rounded-control px-2 py-1.5 text-sm text-link underline underline-offset-2"
          >
            {isUnfolded ? t('Show less') : t('Show all {n}', { n: rows.length })}
          </button>
        </li>
      ) : null}
    </Part>
  );
}

function dueText(dueOn: string, today: string): string {
  const day = formatDay(dueOn, { month: 'short', day: 'numeric' });
  return dueOn < today ? t('Overdue since {day}', { day }) : t('Due {day}', { day });
}
