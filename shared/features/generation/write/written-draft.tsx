import { Button } from '@radix-ui/themes';
import type { GeneratedContent } from '#shared/contracts/generation.ts';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { DraftText, Hashtags } from '../draft-text.tsx';
import { DraftFigures } from './draft-figures.tsx';

const MICROS = 1_000_000;

/** One of the drafts, and the press that takes it into the post. */
export function WrittenDraft(props: {
  draft: GeneratedContent;
  limit: number;
  busy: boolean;
  replaces: boolean;
  onUse(): void;
  onAnother(): void;
}) {
  const { draft } = props;
  return (
    <article aria-label={t('Draft')} className="rounded-card border border-line bg-link-tint p-4">
      <DraftText text={draft.content} limit={props.limit} figures={draft.figures} />
      <Hashtags tags={draft.hashtags} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button type="button" onClick={props.onUse}>
          {props.replaces ? t('Replace my text') : t('Use this text')}
        </Button>
        <BusyButton type="button" variant="soft" busy={props.busy} onClick={props.onAnother}>
          {t('Another version')}
        </BusyButton>
      </div>
      <p className="mt-2 text-xs text-muted">{costOf(draft)}</p>
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer font-medium">{t('Details')}</summary>
        <DraftFigures draft={draft} />
      </details>
    </article>
  );
}

function costOf({ usage }: GeneratedContent): string {
  if (!usage) return t('No AI model was used: no cost.');
  const tokens = formatNumber(usage.inputTokens + usage.outputTokens);
  if (usage.costMicros === null) return t('{tokens} tokens', { tokens });
  const dollars = formatNumber(usage.costMicros / MICROS, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 4,
  });
  return t('{tokens} tokens, estimated cost {dollars}', { tokens, dollars });
}
