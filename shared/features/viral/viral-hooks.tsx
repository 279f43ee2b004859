import { Badge } from '@radix-ui/themes';
import { FEWEST_VIEWS, type ViralContent } from '#shared/contracts/viral.ts';
import { enumerated } from '#shared/i18n/formats/enumerated.ts';
import { localized } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';

const SHOWN_HOOKS = 3;

/** What an analysis found: up to three hooks with a count of the rest, and the reasons. */
export function ViralHooks(props: { content: ViralContent; isMeasured: boolean }) {
  const { content, isMeasured } = props;
  const { hooks, reasons } = localized(content);
  const more = hooks.length - SHOWN_HOOKS;
  return (
    <>
      {hooks.length > 0 ? (
        <ul aria-label={t('Hooks')} className="mt-3 flex flex-wrap items-center gap-1.5">
          {hooks.slice(0, SHOWN_HOOKS).map((hook) => (
            <li key={hook} className="min-w-0">
              <Badge variant="soft" color="gray" className="max-w-full">
                <span className="truncate" title={hook}>
                  {hook}
                </span>
              </Badge>
            </li>
          ))}
          {more > 0 ? (
            <li className="text-xs text-muted" title={enumerated(hooks.slice(SHOWN_HOOKS))}>
              {t('+{more} more', { more })}
            </li>
          ) : null}
        </ul>
      ) : null}
      {reasons.length > 0 ? (
        <details className="mt-3 text-sm">
          <summary className="cursor-pointer text-link">
            {isMeasured ? t('Why this score') : t('What helps')}
          </summary>
          {isMeasured ? null : (
            <p className="mt-2 text-muted">
              {t('A score takes at least {n} views.', { n: FEWEST_VIEWS })}
            </p>
          )}
          <ul className="mt-2 list-disc space-y-1 pl-5 wrap-anywhere marker:text-muted">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
