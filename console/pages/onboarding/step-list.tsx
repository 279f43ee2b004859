import { t } from '#shared/i18n/translate.ts';
import { type StepId, steps } from '#shared/screens/onboarding/use-set-up.ts';
import { CheckIcon } from '#shared/ui/action-icons.tsx';

/** Where one stands in the steps, and the way to each. */
export function StepList(props: {
  current: StepId;
  done: ReadonlySet<StepId>;
  onChoose(step: StepId): void;
}) {
  const place = steps.findIndex(({ id }) => id === props.current) + 1;
  return (
    <nav aria-label={t('Set-up steps')} className="mb-6">
      <p className="mb-2 text-sm text-muted">
        {t('Step {place} of {steps}', { place, steps: steps.length })}
      </p>
      <ol className="grid grid-cols-5 gap-2">
        {steps.map(({ id, title }) => (
          <li key={id} className="min-w-0">
            <button
              type="button"
              aria-current={id === props.current ? 'step' : undefined}
              onClick={() => props.onChoose(id)}
              className="group w-full cursor-pointer rounded-control text-left text-sm text-muted aria-[current=step]:text-ink"
            >
              <span
                className={`block h-1.5 rounded-full ${props.done.has(id) ? 'bg-ok' : id === props.current ? 'bg-accent' : 'bg-tint'}`}
              />
              <span className="mt-2 flex items-start gap-1.5 font-medium max-sm:sr-only">
                {props.done.has(id) ? <CheckIcon /> : null}
                <span>{t(title)}</span>
                {props.done.has(id) ? <span className="sr-only">{t('done')}</span> : null}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
