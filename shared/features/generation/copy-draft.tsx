import { Button } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import { useHost } from '#shared/client/host.tsx';
import { t } from '#shared/i18n/translate.ts';
import { CheckIcon, CopyIcon } from '#shared/ui/icons.tsx';
import { showToast } from '#shared/ui/toast-store.ts';
import { type KeptText, useAcceptDraft } from './queries.ts';

const CONFIRM_MS = 2_000;

/**
 * Copies a draft, and says so for two seconds. A kept draft counts as used then, with what the
 * person has made of it.
 */
export function CopyDraft(props: { text: string; kept?: KeptText }) {
  const { text, kept } = props;
  const accept = useAcceptDraft();
  const host = useHost();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    try {
      await host.copy(text);
    } catch {
      showToast({
        title: t('Error'),
        description: t('The clipboard is not available. Select the text and copy it.'),
        variant: 'destructive',
      });
      return;
    }
    showToast({ title: t('Copied!'), description: t('Content copied to clipboard') });
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), CONFIRM_MS);
    if (kept) accept(kept, text);
  }

  return (
    <Button variant="soft" onClick={() => void copy()}>
      {copied ? <CheckIcon /> : <CopyIcon />} {copied ? t('Copied') : t('Copy')}
    </Button>
  );
}
