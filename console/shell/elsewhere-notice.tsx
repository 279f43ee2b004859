import { Button } from '@radix-ui/themes';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import type { Elsewhere } from '#shared/client/own-page.ts';
import { useOpenWorkspace } from '#shared/features/team/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useCopy } from '#shared/ui/hooks/use-copy.ts';
import { beginAnew } from '../host.ts';

/** What has happened in another tab, that nothing is lost, and the ways on. */
export function ElsewhereNotice(props: { elsewhere: Elsewhere; className: string }) {
  const { page, now } = props.elsewhere;
  const host = useHost();
  const isPerson = props.elsewhere.kind === 'person';
  return (
    <div role="alert" data-page-notice="" className={props.className}>
      <div className="rounded-card border border-[var(--amber-7)] bg-[color-mix(in_srgb,var(--amber-9)_12%,var(--panel))] p-4 text-sm shadow-raised wrap-anywhere">
        <p className="font-semibold">
          {isPerson
            ? t('@{now} is signed in in this browser now', { now })
            : t('Another workspace is open in this browser: {now}', { now })}
        </p>
        <p className="mt-1">
          {isPerson
            ? t(
                'This page belongs to @{page}. Nothing is saved from here, and @{now} does not see it. What you have typed stays on this page and in this browser for @{page}.',
                { page, now },
              )
            : t(
                'This page belongs to {page}. Nothing from here goes to {now}. What you have typed stays on this page and in this browser for {page}.',
                { page, now },
              )}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {isPerson ? (
            <Button onClick={() => host.signIn()}>{t('Sign in as @{page}', { page })}</Button>
          ) : (
            <OpenAgain name={page} />
          )}
          <CopyTyped />
          <SecondaryButton onClick={beginAnew}>
            {isPerson ? t('Continue as @{now}', { now }) : t('Continue in {now}', { now })}
          </SecondaryButton>
        </div>
      </div>
    </div>
  );
}

/** Brings the session back to the workspace of the page, and leaves the page as it is. */
function OpenAgain({ name }: { name: string }) {
  const { page } = useApi().page.now();
  const open = useOpenWorkspace();
  return (
    <BusyButton
      className="h-auto min-h-8 py-1 wrap-anywhere"
      busy={open.isPending}
      onClick={() => page && open.mutate(page.workspaceId)}
    >
      {t('Open in {page}', { page: name })}
    </BusyButton>
  );
}

/** Takes what stands in the texts of the page along. */
function CopyTyped() {
  const { copy } = useCopy();
  const typed = () =>
    [...document.querySelectorAll('textarea')]
      .map(({ value }) => value.trim())
      .filter((text) => text !== '')
      .join('\n\n');
  if (typed() === '') return null;
  return <SecondaryButton onClick={() => void copy(typed())}>{t('Copy text')}</SecondaryButton>;
}
