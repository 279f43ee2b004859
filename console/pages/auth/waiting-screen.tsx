import { Spinner } from '@radix-ui/themes';
import { msg, t } from '#shared/i18n/translate.ts';
import { CheckIcon } from '#shared/ui/action-icons.tsx';

const words = {
  verifying: { title: msg('Signing you in'), status: msg('Verifying your sign-in...') },
  checking: { title: msg('Signing you in'), status: msg('Checking authentication...') },
  success: {
    title: msg('Signed in'),
    status: msg('Authentication successful! Redirecting to dashboard...'),
  },
  failure: {
    title: msg('Not signed in'),
    status: msg('Authentication failed. Redirecting to login...'),
  },
};
export type Wait = keyof typeof words;

/** A sign-in that is under way: a spinner or a tick, and where it stands. */
export function WaitingScreen({ state }: { state: Wait }) {
  const { title, status } = words[state];
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-20 text-center md:py-28">
      <span className="grid size-14 place-items-center rounded-full bg-link-tint text-link">
        {state === 'success' ? <CheckIcon size={26} /> : <Spinner size="3" aria-hidden="true" />}
      </span>
      <h1 tabIndex={-1} className="heading headline mt-6 text-3xl">
        {t(title)}
      </h1>
      <p role="status" className="mt-2 text-muted">
        {t(status)}
      </p>
    </div>
  );
}
