import { Button } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import type { InvitationLink } from '#shared/contracts/invitations.ts';
import { t } from '#shared/i18n/translate.ts';
import { CheckIcon, CopyIcon } from '#shared/ui/action-icons.tsx';
import { useCopy } from '#shared/ui/hooks/use-copy.ts';

/** The link of an invitation, which is shown this once. */
export function CopyLink({ made, onMore }: { made: InvitationLink; onMore?(): void }) {
  const { copied, copy } = useCopy();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const said = {
    done: t('Link copied to clipboard'),
    failed: t('The clipboard is not available. Select the link and copy it.'),
  };
  return (
    <div className="grid gap-4">
      <p role="status">
        {made.isMailed
          ? t('The invitation is on its way to {address}. You can also send the link yourself:', {
              address: made.email ?? '',
            })
          : t('Send this link to the person you invite:')}
      </p>
      <output
        aria-label={t('Invitation link')}
        className="rounded-card border border-line bg-link-tint p-4 font-mono text-sm wrap-anywhere select-all"
      >
        {made.link}
      </output>
      <p className="text-sm text-muted">
        {t('The link is shown only once. You can make a new one later; the old one then ends.')}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        {onMore ? (
          <Button variant="soft" color="gray" onClick={onMore}>
            {t('Invite another person')}
          </Button>
        ) : null}
        <Button ref={button} onClick={() => void copy(made.link, said)}>
          {copied ? <CheckIcon /> : <CopyIcon />} {copied ? t('Copied') : t('Copy link')}
        </Button>
      </div>
    </div>
  );
}
