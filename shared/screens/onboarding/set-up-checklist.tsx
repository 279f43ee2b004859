import { Button, Progress } from '@radix-ui/themes';
import { Link } from 'wouter';
import { t } from '#shared/i18n/translate.ts';
import { CheckIcon } from '#shared/ui/action-icons.tsx';
import { Card } from '#shared/ui/cards.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { useNoteSetUp } from './note-set-up.ts';
import { type StepId, steps } from './use-set-up.ts';

/** Which steps of the set-up are done and which are not. */
export function SetUpChecklist({ done }: { done: ReadonlySet<StepId> }) {
  const note = useNoteSetUp();
  return (
    <Card>
      <section aria-labelledby="set-up">
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="set-up" className="heading mr-auto text-lg">
            {t('Set up Troupe')}
          </h2>
          <span className="text-sm text-muted">
            {t('{done} of {steps} done', { done: done.size, steps: steps.length })}
          </span>
          <Button
            variant="ghost"
            color="gray"
            onClick={() => {
              focusHeading();
              note('dismissed');
            }}
          >
            {t('Dismiss')}
          </Button>
        </div>
        <Progress value={done.size} max={steps.length} aria-labelledby="set-up" />
        <ol className="mt-3 grid list-none">
          {steps.map(({ id, title }) => (
            <li key={id} className="flex h-8 items-center gap-2 text-sm">
              <span aria-hidden className="grid size-5 shrink-0 place-items-center text-ok">
                {done.has(id) ? (
                  <CheckIcon />
                ) : (
                  <span className="size-3.5 rounded-full border border-line" />
                )}
              </span>
              {done.has(id) ? (
                <span className="text-muted line-through">
                  {t(title)} <span className="sr-only">{t('done')}</span>
                </span>
              ) : (
                <Link
                  href="/onboarding"
                  state={{ step: id }}
                  className="py-1 font-medium text-link underline underline-offset-2"
                >
                  {t(title)}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}
