import { Button } from '@radix-ui/themes';
import { t } from '#shared/i18n/translate.ts';
import { CheckIcon, CopyIcon } from '#shared/ui/action-icons.tsx';
import { useCopy } from '#shared/ui/hooks/use-copy.ts';
import { type KeptText, useAcceptDraft } from './queries.ts';

/** Copies a draft. A kept one counts as used then, with what the person has made of it. */
export function CopyDraft(props: { text: string; kept?: KeptText }) {
  const { text, kept } = props;
  const accept = useAcceptDraft();
  const { copied, copy } = useCopy();

  async function use() {
    if ((await copy(text)) && kept) accept(kept, text);
  }

  return (
    <Button variant="soft" onClick={() => void use()}>
      {copied ? <CheckIcon /> : <CopyIcon />} {copied ? t('Copied') : t('Copy')}
    </Button>
  );
}
