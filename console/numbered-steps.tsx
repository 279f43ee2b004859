import type { ReactNode } from 'react';
import { t } from '#shared/i18n/translate.ts';

/** An ordered guide: number, title, what to do; texts as `msg` marks them. */
export function NumberedSteps({ steps }: { steps: { title: string; text: ReactNode }[] }) {
  return (
    <ol className="grid gap-5">
      {steps.map(({ title, text }, place) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center rounded-full bg-link-tint text-sm font-semibold text-link"
          >
            {place + 1}
          </span>
          <div className="min-w-0">
            <h3 className="font-medium">{t(title)}</h3>
            <p className="text-sm wrap-anywhere text-muted">
              {typeof text === 'string' ? t(text) : text}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A word of a machine within a step: a path, a variable, an address. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code
      translate="no"
      className="rounded-sm bg-tint px-1 py-0.5 text-[0.92em] wrap-anywhere text-ink"
    >
      {children}
    </code>
  );
}
