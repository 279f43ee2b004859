import { Button } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { CheckIcon, CopyIcon } from './action-icons.tsx';
import { useCopy } from './hooks/use-copy.ts';

/** A link that is shown this once, with what to know about it and a button that copies it. */
export function OneTimeLink(props: {
  link: string;
  label: string;
  intro: string;
  note: string;
  /** Beside the button that copies. */
  children?: ReactNode;
}) {
  const { copied, copy } = useCopy();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const said = {
    done: t('Link copied to clipboard'),
    failed: t('The clipboard is not available. Select the link and copy it.'),
  };
  return (
    <div className="grid gap-4">
      <p role="status">{props.intro}</p>
      <output
        aria-label={props.label}
        className="rounded-card border border-line bg-link-tint p-4 font-mono text-sm wrap-anywhere select-all"
      >
        {props.link}
      </output>
      <p className="text-sm text-muted">{props.note}</p>
      <div className="flex flex-wrap justify-end gap-3">
        {props.children}
        <Button ref={button} onClick={() => void copy(props.link, said)}>
          {copied ? <CheckIcon /> : <CopyIcon />} {copied ? t('Copied') : t('Copy link')}
        </Button>
      </div>
    </div>
  );
}
