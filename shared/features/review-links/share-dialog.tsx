import { useState } from 'react';
import {
  createReviewLink,
  type LinkRight,
  type NewReviewLink,
} from '#shared/contracts/review-links.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useDraftForm } from '#shared/ui/forms/draft-form.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { OneTimeLink } from '#shared/ui/one-time-link.tsx';
import { rightOptions, rightText } from './link-labels.ts';
import { type LinkTarget, useCreateReviewLink } from './queries.ts';
import { ReviewLinks } from './review-links.tsx';

export interface Sharing {
  open: boolean;
  onClose(): void;
  target: LinkTarget;
}

/** Makes links to one post, one campaign or the calendar, and lists those that there are. */
export function ShareDialog({ open, onClose, target }: Sharing) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('Share for review')}
      description={t(
        'The link works without an account, for 30 days. You can revoke it at any time.',
      )}
    >
      <ShareForm target={target} />
      <ReviewLinks target={target} />
    </FormDialog>
  );
}

function ShareForm({ target }: { target: LinkTarget }) {
  const [draft, setDraft] = useState({ reviewer: '', may: 'decide' as LinkRight });
  const [made, setMade] = useState<NewReviewLink | null>(null);
  const create = useCreateReviewLink();
  const input = { ...target, ...draft };
  const { formProps, text, choice } = useDraftForm<typeof draft>({
    draft,
    onChange: setDraft,
    contract: createReviewLink.body,
    input,
    serverError: create.error,
    onValid: () => create.mutate(input, { onSuccess: setMade }),
  });
  const { form, refusal, onSubmit } = formProps;
  if (made) {
    const again = () => {
      setMade(null);
      setDraft({ ...draft, reviewer: '' });
    };
    return (
      <OneTimeLink
        link={made.link}
        label={t('Review link')}
        intro={t('Send this link to {name}:', { name: made.reviewer })}
        note={t('The link is shown only once. Whoever has it can use it in this name.')}
      >
        <SecondaryButton onClick={again}>{t('Create another link')}</SecondaryButton>
      </OneTimeLink>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <LineField
        label={t('Reviewer')}
        hint={t(
          'The name of the person you send it to. Comments and decisions are saved under it.',
        )}
        {...text('reviewer')}
      />
      <SelectField
        label={t('The reviewer can')}
        hint={rightText(draft.may)}
        options={rightOptions()}
        {...choice('may')}
      />
      <Refusal>{refusal}</Refusal>
      <BusyButton type="submit" className="justify-self-end" busy={create.isPending}>
        {create.isPending ? t('Creating...') : t('Create link')}
      </BusyButton>
    </form>
  );
}
