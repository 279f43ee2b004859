import { useEffect, useState } from 'react';
import { useHost } from '#shared/client/host.tsx';
import { t } from '#shared/i18n/translate.ts';
import { showFailure, showToast } from '../feedback/toast-store.ts';

const CONFIRM_MS = 2_000;

/**
 * Copies a text and says how that went, in a toast and for two seconds as `copied`.
 * `copy` resolves to whether the clipboard has it.
 */
export function useCopy() {
  const host = useHost();
  const [at, setAt] = useState<number | null>(null);

  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => setAt(null), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [at]);

  async function copy(text: string, said: { done?: string; failed?: string } = {}) {
    try {
      await host.copy(text);
    } catch {
      const failed = t('The clipboard is not available. Select the text and copy it.');
      showFailure(said.failed ?? failed);
      return false;
    }
    const description = said.done ?? t('Content copied to clipboard');
    showToast({ title: t('Copied!'), description });
    setAt(Date.now());
    return true;
  }

  return { copied: at !== null, copy };
}
