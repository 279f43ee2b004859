import type { Checks } from '#shared/contracts/generation.ts';
import { t } from '#shared/i18n/translate.ts';
import { CheckIcon } from './action-icons.tsx';
import { CloseIcon } from './icons.tsx';

/** What helps a text, ticked, and what it lacks. */
export function Checklist({ checks }: { checks: Checks }) {
  if (checks.length === 0) return null;
  return (
    <ul aria-label={t('Checklist')} className="mt-3 grid gap-1 text-sm">
      {checks.map(({ holds, text }) => (
        <li key={text} className="flex gap-2">
          <span aria-hidden className={`mt-0.5 shrink-0 ${holds ? 'text-link' : 'text-muted'}`}>
            {holds ? <CheckIcon /> : <CloseIcon />}
          </span>
          <span className={`min-w-0 wrap-anywhere ${holds ? '' : 'text-muted'}`}>
            <span className="sr-only">{holds ? t('Helps:') : t('Missing:')} </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
