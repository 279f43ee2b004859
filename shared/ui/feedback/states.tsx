import type { ReactNode } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '../forms/busy-button.tsx';
import { AlertIcon } from '../icons.tsx';

/** Nothing here yet, or nothing to see: what it is, and the way on. */
export function EmptyState(props: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center rounded-card border border-dashed border-line px-6 py-14 text-center">
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-link-tint text-link">
        {props.icon}
      </span>
      <h2 className="heading text-xl">{props.title}</h2>
      <p className="mt-1 max-w-[46ch] text-balance text-muted">{props.children}</p>
      {props.action ? <div className="mt-6">{props.action}</div> : null}
    </div>
  );
}

/** A load that failed, said in place, with Retry. */
export function ErrorState({ children, onRetry }: { children: ReactNode; onRetry(): void }) {
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-panel px-6 py-12 text-center">
      <span className="mb-3 text-danger">
        <AlertIcon size={28} />
      </span>
      <p className="mb-5 font-medium">{children}</p>
      <SecondaryButton onClick={() => onRetry()}>{t('Retry')}</SecondaryButton>
    </div>
  );
}

/** Why the server did not take a form, above its button. Nothing when there is no reason. */
export function Refusal({ children }: { children: string | null }) {
  if (!children) return null;
  return (
    <p role="alert" className="rounded-control bg-danger-tint px-3 py-2 text-sm text-danger">
      {children}
    </p>
  );
}

/** One grey bar of a skeleton; its size comes from `className`. */
export function SkeletonBar({ className }: { className: string }) {
  return (
    <div className={`rounded-control bg-tint motion-safe:animate-pulse ${className}`} aria-hidden />
  );
}
