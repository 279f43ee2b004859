import { Badge } from '@radix-ui/themes';
import type { z } from 'zod/mini';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import type { attempt } from '#shared/contracts/publishing-attempts.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { ListStates } from '#shared/ui/feedback/list-states.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { postAttempts } from '../edit-queries.ts';

type Attempt = z.infer<typeof attempt>;

const outcomes: Record<NonNullable<Attempt['outcome']>, { label: string; color: Colour }> = {
  posted: { label: msg('Posted'), color: 'green' },
  unknown: { label: msg('No clear answer'), color: 'amber' },
  rejected: { label: msg('Refused'), color: 'ruby' },
  rate_limited: { label: msg('X asked to wait'), color: 'amber' },
  unsent: { label: msg('Not sent'), color: 'gray' },
};
const underWay = { label: msg('In progress'), color: 'gray' } as const;

type Colour = 'green' | 'amber' | 'ruby' | 'gray';

/** Every call to X for a post: when it was delivered, and what X answered. */
export function AttemptsDialog({ post, onClose }: { post: ScheduledPost; onClose(): void }) {
  const list = useQuery(postAttempts(useApi(), post.id));
  const waiting = <SkeletonBar className="h-32" />;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('Delivery Log')}
      description={t('Deliveries of "{content}" to X', { content: excerpt(post.content, 40) })}
    >
      <ListStates
        list={list}
        failed={t('Failed to load the delivery log')}
        signedOut={waiting}
        loading={waiting}
        empty={<p className="text-muted">{t('Nothing has been sent to X yet.')}</p>}
      >
        {(attempts) => (
          <ol className="flex list-none flex-col gap-3">
            {attempts.map((one) => (
              <AttemptLine
                key={`${one.part} ${one.startedAt}`}
                attempt={one}
                isThread={post.parts.length > 1}
              />
            ))}
          </ol>
        )}
      </ListStates>
    </FormDialog>
  );
}

function AttemptLine({ attempt, isThread }: { attempt: Attempt; isThread: boolean }) {
  const { outcome, httpStatus, detail, detailMessage, startedAt } = attempt;
  const look = outcome ? outcomes[outcome] : underWay;
  const time = formatInstant(startedAt);
  return (
    <li className="rounded-control border border-line p-3 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <Badge variant="soft" color={look.color}>
          {t(look.label)}
        </Badge>
        <time dateTime={startedAt} className="tabular-nums">
          {outcome === 'posted' ? t('Delivered to X at {time}', { time }) : time}
        </time>
        {isThread ? (
          <span className="text-muted">{t('Part {part}', { part: attempt.part + 1 })}</span>
        ) : null}
      </div>
      {detail ? (
        <p className="mt-1.5 wrap-anywhere text-muted">
          {serverMessage({ ...detailMessage, message: detail })}
        </p>
      ) : null}
      {httpStatus === null ? null : (
        <details className="mt-1.5 text-muted">
          <summary className="w-fit cursor-pointer rounded-control">{t('Details')}</summary>
          {t('HTTP status {httpStatus}', { httpStatus })}
        </details>
      )}
    </li>
  );
}
