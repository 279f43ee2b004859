import { Button } from '@radix-ui/themes';
import { t } from '#shared/i18n/translate.ts';
import { useCopy } from '#shared/ui/hooks/use-copy.ts';

/** Copies what a person posts elsewhere themselves, at the time they were reminded. */
export function CopyPost({ text, name }: { text: string; name: string }) {
  const { copied, copy } = useCopy();
  return (
    <Button variant="soft" aria-label={t('Copy: {name}', { name })} onClick={() => void copy(text)}>
      {copied ? t('Copied') : t('Copy')}
    </Button>
  );
}
