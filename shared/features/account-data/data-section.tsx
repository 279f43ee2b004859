import { type ReactNode, useId } from 'react';

/** One thing that can be done with all the data, under its heading. */
export function DataSection(props: { title: string; note: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="border-t border-line pt-5">
      <h3 id={titleId} className="font-medium">
        {props.title}
      </h3>
      <p className="mt-1 max-w-[70ch] text-sm text-muted">{props.note}</p>
      <div className="mt-3">{props.children}</div>
    </section>
  );
}
