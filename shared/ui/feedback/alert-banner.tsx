import type { ReactNode } from 'react';
import { AlertIcon } from '../icons.tsx';

/** Something that is wrong on every screen, with the one press that mends it. */
export function AlertBanner(props: { className: string; children: string; action: ReactNode }) {
  return (
    <div className={props.className}>
      <div
        role="alert"
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-danger-tint px-4 py-3"
      >
        <span className="text-danger">
          <AlertIcon size={20} />
        </span>
        <p className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere">{props.children}</p>
        {props.action}
      </div>
    </div>
  );
}
