import { Badge, IconButton } from '@radix-ui/themes';
import type { ContentSample } from '#shared/contracts/buckets.ts';
import { RichText } from '#shared/i18n/rich-text.tsx';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { TrashIcon } from '#shared/ui/action-icons.tsx';
import { Card } from '#shared/ui/cards.tsx';
import { SparkIcon } from '#shared/ui/icons.tsx';
import { contentTypeLabel, platformLabel } from '../bucket-labels.ts';
import { isWaiting } from '../queries.ts';

/** Four lines never show more than this, and a thread of 20,000 signs need not be drawn for them. */
const SHOWN_CHARACTERS = 600;

export function SampleCard(props: {
  sample: ContentSample;
  onOpen(): void;
  /** Absent in somebody else's bucket. */
  onDelete: (() => void) | undefined;
}) {
  const { sample } = props;
  const name = excerpt(sample.content);
  return (
    <Card className="relative flex h-full flex-col transition-shadow hover:shadow-raised">
      <article aria-label={name} className="flex flex-1 flex-col">
        <div className="mb-3 flex flex-wrap items-center gap-1.5">
          <Badge variant="soft">{contentTypeLabel(sample.contentType)}</Badge>
          <Badge variant="outline" color="gray">
            {platformLabel(sample.platform)}
          </Badge>
          <AnalysisMark sample={sample} />
        </div>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={props.onOpen}
          className="flex flex-1 cursor-pointer flex-col rounded-card text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-(--focus-8)"
        >
          <span className="sr-only">{t('AI analysis:')} </span>
          <span
            dir="auto"
            translate="no"
            className="line-clamp-4 text-sm wrap-anywhere whitespace-pre-line"
          >
            {sample.content.slice(0, SHOWN_CHARACTERS)}
          </span>
        </button>
        <div className="mt-4 flex min-h-8 items-center gap-4 border-t border-line pt-3 text-sm text-muted">
          {sample.quality === null ? null : (
            <span className="shrink-0">
              <RichText
                text="Quality {strong}"
                parts={{
                  strong: (
                    <strong className="font-medium text-ink">
                      {formatNumber(sample.quality)}/10
                    </strong>
                  ),
                }}
              />
            </span>
          )}
          {sample.engagement ? (
            <span className="min-w-0 truncate" title={sample.engagement}>
              {sample.engagement}
            </span>
          ) : null}
          {props.onDelete ? (
            <IconButton
              variant="soft"
              color="ruby"
              className="relative z-1 ml-auto"
              aria-label={t('Delete "{name}"', { name })}
              onClick={props.onDelete}
            >
              <TrashIcon />
            </IconButton>
          ) : null}
        </div>
      </article>
    </Card>
  );
}

function AnalysisMark({ sample }: { sample: ContentSample }) {
  if (sample.aiAnalysis) {
    return (
      <Badge variant="soft" color="green">
        <SparkIcon size={12} /> {t('AI Analyzed')}
      </Badge>
    );
  }
  if (!isWaiting(sample)) return null;
  return (
    <Badge variant="soft" color="gray">
      <span className="size-1.5 rounded-full bg-muted motion-safe:animate-pulse" />{' '}
      {t('Analyzing...')}
    </Badge>
  );
}
