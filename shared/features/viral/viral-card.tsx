import { Badge, Button } from '@radix-ui/themes';
import { useId } from 'react';
import { FEWEST_VIEWS, type ViralContent } from '#shared/contracts/viral.ts';
import { compactMetric } from '#shared/i18n/formats/figures.ts';
import { formatPercent, t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { DeleteButton } from '#shared/ui/delete-button.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { OutsideLink } from '#shared/ui/outside-link.tsx';
import { useAnalyzeViral } from './queries.ts';
import { ScoreBadge } from './score-badge.tsx';
import { ViralHooks } from './viral-hooks.tsx';
import { contentTypeLabel, metrics, platformLabel } from './viral-labels.ts';

export function ViralCard(props: {
  content: ViralContent;
  selected: boolean;
  onSelect(selected: boolean): void;
  onTrain(): void;
  onDelete(): void;
}) {
  const { content } = props;
  const isMeasured = (content.views ?? 0) >= FEWEST_VIEWS;
  const titleId = useId();
  const analyze = useAnalyzeViral(content.id);
  return (
    <Card className="flex h-full flex-col transition-shadow hover:shadow-raised has-checked:border-accent">
      <article aria-labelledby={titleId} className="flex flex-1 flex-col">
        <div className="flex items-start gap-3">
          <input
            type="checkbox"
            aria-label={t('Select {title}', { title: content.title })}
            checked={props.selected}
            onChange={(event) => props.onSelect(event.target.checked)}
            className="mt-1.5 size-4 shrink-0 cursor-pointer accent-(--accent-9)"
          />
          <h2
            id={titleId}
            dir="auto"
            className="heading line-clamp-2 min-w-0 flex-1 text-lg wrap-anywhere"
            title={content.title}
          >
            {content.title}
          </h2>
          <ScoreBadge score={isMeasured ? content.viralityScore : null} />
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-1.5 text-sm text-muted">
          <Badge variant="soft">{platformLabel(content.platform)}</Badge>
          <Badge variant="outline" color="gray">
            {contentTypeLabel(content.contentType)}
          </Badge>
          <Author content={content} />
        </div>
        <div className="mt-3 mb-4 flex-1">
          <p
            dir="auto"
            className="line-clamp-4 text-sm wrap-anywhere whitespace-pre-line"
            title={content.content}
          >
            {content.content}
          </p>
        </div>
        <dl className="grid grid-cols-3 gap-x-3 gap-y-2 border-t border-line pt-3 text-sm">
          {metrics.map(({ field, label }) => (
            <Metric key={field} name={t(label)}>
              {compactMetric(content[field])}
            </Metric>
          ))}
          <Metric name={t('Engagement')}>
            {content.engagementRate === null
              ? t('N/A')
              : formatPercent(content.engagementRate, 2, { minimumFractionDigits: 2 })}
          </Metric>
        </dl>
        <ViralHooks content={content} isMeasured={isMeasured} />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <SecondaryButton
            className="flex-1 whitespace-nowrap"
            aria-label={
              analyze.isPending
                ? t('Analyzing... {title}', { title: content.title })
                : t('Analyze {title}', { title: content.title })
            }
            busy={analyze.isPending}
            onClick={() => analyze.mutate()}
          >
            {analyze.isPending ? t('Analyzing...') : t('Analyze')}
          </SecondaryButton>
          <Button
            variant="soft"
            className="flex-1 whitespace-nowrap"
            aria-label={t('Train Persona on {title}', { title: content.title })}
            onClick={props.onTrain}
          >
            {t('Train Persona')}
          </Button>
          <DeleteButton
            label={t('Delete {title}', { title: content.title })}
            onPress={props.onDelete}
          />
        </div>
      </article>
    </Card>
  );
}

function Author({ content: { authorHandle, originalUrl } }: { content: ViralContent }) {
  const handle = authorHandle ? `@${authorHandle.replace(/^@/, '')}` : null;
  return (
    <span className="min-w-0 truncate">
      {originalUrl ? (
        <OutsideLink href={originalUrl}>{handle ?? t('Original')}</OutsideLink>
      ) : (
        handle
      )}
    </span>
  );
}

function Metric({ name, children }: { name: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

export function ViralCardSkeleton() {
  return (
    <Card>
      <SkeletonBar className="h-6 w-3/4" />
      <SkeletonBar className="mt-3 h-4 w-1/2" />
      <SkeletonBar className="mt-4 h-20" />
      <SkeletonBar className="mt-4 h-12" />
      <SkeletonBar className="mt-4 h-8" />
    </Card>
  );
}
