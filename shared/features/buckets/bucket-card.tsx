import { Badge, IconButton } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import type { ContentBucket } from '#shared/contracts/buckets.ts';
import { counted } from '#shared/i18n/formats/counted.ts';
import { t } from '#shared/i18n/translate.ts';
import { GlobeIcon, LockIcon } from '#shared/ui/action-icons.tsx';
import { Card } from '#shared/ui/cards.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { categoryLabel } from './bucket-labels.ts';

const SHOWN_TAGS = 3;

export function BucketCard(props: {
  bucket: ContentBucket;
  onView(): void;
  onUse(): void;
  /** The small buttons in the corner: they differ from tab to tab. */
  actions: ReactNode;
}) {
  const { bucket } = props;
  const titleId = useId();
  return (
    <Card className="flex h-full flex-col transition-shadow hover:shadow-raised">
      <article aria-labelledby={titleId} className="flex flex-1 flex-col">
        <div className="flex items-start gap-3">
          <Visibility isPublic={bucket.isPublic} />
          <div className="min-w-0 flex-1">
            <h2
              id={titleId}
              dir="auto"
              className="heading line-clamp-2 text-left text-lg wrap-anywhere"
              title={bucket.name}
            >
              {bucket.name}
            </h2>
            <p className="text-sm text-muted">{counted(bucket.totalSamples, 'sample')}</p>
          </div>
          <div className="flex shrink-0 gap-1">{props.actions}</div>
        </div>
        <div className="mt-3 mb-4 flex-1">
          <p
            dir="auto"
            className="line-clamp-3 text-sm wrap-anywhere text-muted"
            title={bucket.description}
          >
            {bucket.description || t('No description')}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1.5">
          <Badge variant="soft">{categoryLabel(bucket.category)}</Badge>
          <Tags tags={bucket.tags} />
        </div>
        <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
          <SecondaryButton
            className="flex-1 whitespace-nowrap"
            aria-label={t('View Samples of {name}', { name: bucket.name })}
            onClick={props.onView}
          >
            {t('View Samples')}
          </SecondaryButton>
          <SecondaryButton
            className="flex-1 whitespace-nowrap"
            aria-label={t('Use in persona: {name}', { name: bucket.name })}
            onClick={props.onUse}
          >
            {t('Use in persona')}
          </SecondaryButton>
        </div>
      </article>
    </Card>
  );
}

/** Whether others can read a bucket: a picture with a name. */
export function Visibility({ isPublic }: { isPublic: boolean }) {
  const name = isPublic ? t('Public') : t('Private');
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      className="grid size-10 shrink-0 place-items-center rounded-control bg-link-tint text-link"
    >
      {isPublic ? <GlobeIcon size={20} /> : <LockIcon size={20} />}
    </span>
  );
}

function Tags({ tags }: { tags: string[] }) {
  const more = tags.length - SHOWN_TAGS;
  return (
    <>
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        <Badge key={tag} variant="outline" color="gray" className="max-w-32">
          <span className="truncate">{tag}</span>
        </Badge>
      ))}
      {more > 0 ? (
        <span className="text-xs text-muted" title={tags.slice(SHOWN_TAGS).join(', ')}>
          {t('+{more} more', { more })}
        </span>
      ) : null}
    </>
  );
}

export function CardAction(props: { label: string; onPress(): void; children: ReactNode }) {
  return (
    <IconButton
      variant="soft"
      color="gray"
      aria-label={props.label}
      title={props.label}
      onClick={props.onPress}
    >
      {props.children}
    </IconButton>
  );
}
