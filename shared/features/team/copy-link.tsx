import type { InvitationLink } from '#shared/contracts/invitations.ts';
import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { OneTimeLink } from '#shared/ui/one-time-link.tsx';

/** The link of an invitation, which is shown this once. */
export function CopyLink({ made, onMore }: { made: InvitationLink; onMore?(): void }) {
  return (
    <OneTimeLink
      link={made.link}
      label={t('Invitation link')}
      intro={
        made.isMailed
          ? t('The invitation is on its way to {address}. You can also send the link yourself:', {
              address: made.email ?? '',
            })
          : made.email !== null
            ? t('No mail was sent to {address}. Send the link yourself:', { address: made.email })
            : t('Send this link to the person you invite:')
      }
      note={t('Copy it now. A new link replaces this one.')}
    >
      {onMore ? (
        <SecondaryButton onClick={onMore}>{t('Invite another person')}</SecondaryButton>
      ) : null}
    </OneTimeLink>
  );
}
