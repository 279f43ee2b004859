import { useId } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { PostReview, ReviewedContent } from '#shared/contracts/approvals.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { enumerated } from '#shared/i18n/formats/enumerated.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { relativeTime } from '#shared/i18n/formats/relative-time.ts';
import { decisionLabel } from '#shared/i18n/review-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { type Aspect, otherChanges, partChanges } from './compare-content.ts';
import { TextChanges } from './text-changes.tsx';

export interface PostChangesProps {
  post: ScheduledPost;
  last: NonNullable<PostReview['lastDecided']>;
  /** Somebody is to decide again, also where nothing was changed. */
  isWaiting: boolean;
}

/** The texts of a post as they were changed since the last decision, and what else is another. */
export function PostChanges({ post, last, isWaiting }: PostChangesProps) {
  const titleId = useId();
  const textOf = useAspectText(last.content);
  const texts = (content: ReviewedContent) => content.parts.map(({ text }) => text);
  const parts = partChanges(texts(last.content), texts(post));
  const others = otherChanges(last.content, post);
  const isSame = parts.length === 0 && others.length === 0;
  if (isSame && !isWaiting) return null;
  const isThread = post.parts.length > 1 || last.content.parts.length > 1;
  return (
    <section
      aria-labelledby={titleId}
      className="mt-3 rounded-control border border-line bg-page px-3 py-2.5 text-sm"
    >
      <h3 id={titleId} className="font-medium">
        {t('Changes since the last decision')}
      </h3>
      <p className="text-muted">
        {decisionLabel(last.decision)}
        {', '}
        <time dateTime={last.createdAt}>{relativeTime(last.createdAt)}</time>
      </p>
      {isSame ? <p className="mt-1.5">{t('Nothing has changed.')}</p> : null}
      {parts.map(({ place, before, after }) => (
        <div key={`${place} ${before}`} className="mt-1.5">
          {isThread ? (
            <p className="text-xs text-muted">
              {place === null ? t('Removed part') : t('Part {part}', { part: place })}
            </p>
          ) : null}
          <TextChanges before={before} after={after} />
        </div>
      ))}
      {others.length > 0 ? (
        <p className="mt-1.5 wrap-anywhere">
          {t('Changed: {what}', { what: enumerated(others.map(textOf)) })}
        </p>
      ) : null}
    </section>
  );
}

function useAspectText(before: ReviewedContent): (aspect: Aspect) => string {
  const accounts = useQuery(socialAccountList(useApi())).data ?? [];
  const account = accounts.find(({ id }) => id === before.accountId);
  const texts: Record<Aspect, () => string> = {
    time: () => t('time (was {before})', { before: formatInstant(before.scheduledTime) }),
    account: () =>
      account ? t('account (was {before})', { before: `@${account.username}` }) : t('account'),
    media: () => t('media'),
    poll: () => t('poll'),
    'alt-texts': () => t('alt texts'),
    labels: () => t('labels'),
    other: () => t('publishing options'),
  };
  return (aspect) => texts[aspect]();
}
