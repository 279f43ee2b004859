import { t } from '#shared/i18n/translate.ts';

/** What a draft stands on and what it took, for who asks. */
export function WhyDraft({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="mt-3 text-sm text-muted">
      <summary className="cursor-pointer font-medium text-ink">{t('Why this draft')}</summary>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
