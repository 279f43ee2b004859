import { Button } from '@radix-ui/themes';
import type { GeneratedContent } from '#shared/contracts/generation.ts';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { DraftFigures } from './draft-figures.tsx';

const MICROS = 1_000_000;

/** The press that takes a draft into the post, and what the draft took. */
export function WrittenDraft(props: {
  draft: GeneratedContent;
  replaces: boolean;
  onUse(): void;
  onAnother(): void;
}) {
  const { draft } = props;
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button type="button" onClick={props.onUse}>
          {props.replaces ? t('Replace my text') : t('Use this text')}
        </Button>
        <Button type="button" variant="soft" onClick={props.onAnother}>
          {t('Another version')}
        </Button>
      </div>
      <p className="mt-2 text-xs text-muted">{costOf(draft)}</p>
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer font-medium">{t('Details')}</summary>
        <DraftFigures draft={draft} />
      </details>
    </>
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
