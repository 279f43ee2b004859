import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import {
  createReviewLink,
  LINK_PERIOD_DAYS,
  type LinkRight,
  type NewReviewLink,
} from '#shared/contracts/review-links.ts';
import { campaignList } from '#shared/features/campaigns/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useDraftForm } from '#shared/ui/forms/draft-form.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { todayIn, useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { OneTimeLink } from '#shared/ui/one-time-link.tsx';
import { rightOptions, rightText } from './link-labels.ts';
import { type LinkPreview, type LinkTarget, linkPreview, useCreateReviewLink } from './queries.ts';
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
      description={t('Works without an account, for 30 days. You can revoke it at any time.')}
    >
      <ShareForm target={target} />
      <ReviewLinks target={target} />
    </FormDialog>
  );
}

/** What a link is narrowed to, as the form keeps it: '' where nothing is chosen. */
const none = { from: '', to: '', personaId: '', campaignId: '' };

function useShareForm(target: LinkTarget) {
  const { zone } = useTimeZone();
  const [made, setMade] = useState<NewReviewLink | null>(null);
  const create = useCreateReviewLink();
  const [draft, setDraft] = useState(() => {
    const today = todayIn(zone);
    const isCalendar = target.postId === null && target.campaignId === null;
    const range = isCalendar ? { from: today, to: dayAfter(today, LINK_PERIOD_DAYS) } : {};
    return { reviewer: '', may: 'decide' as LinkRight, ...none, ...range };
  });
  const { reviewer, may, from, to, personaId } = draft;
  const narrowed: LinkPreview = {
    ...target,
    campaignId: target.campaignId ?? (draft.campaignId || null),
    personaId: personaId || null,
    from: from || null,
    to: to || null,
  };
  const input = { ...narrowed, reviewer, may };
  const fields = useDraftForm<typeof draft>({
    draft,
    onChange: setDraft,
    contract: createReviewLink.body,
    input,
    serverError: create.error,
    onValid: () => create.mutate(input, { onSuccess: setMade }),
  });
  const again = () => {
    setMade(null);
    setDraft({ ...draft, reviewer: '' });
  };
  return { ...fields, draft, narrowed, made, again, isPending: create.isPending };
}

function ShareForm({ target }: { target: LinkTarget }) {
  const { formProps, text, choice, draft, narrowed, made, again, isPending } = useShareForm(target);
  const { form, refusal, onSubmit } = formProps;
  const personas = useQuery(personaList(useApi())).data ?? [];
  const campaigns = useQuery(campaignList(useApi())).data ?? [];
  if (made) {
    return (
      <OneTimeLink
        link={made.link}
        label={t('Review link')}
        intro={t('Anyone with this link can review as {name}.', { name: made.reviewer })}
        note={t('Copy it now: it is not shown again.')}
      >
        <SecondaryButton onClick={again}>{t('Create another link')}</SecondaryButton>
      </OneTimeLink>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <LineField
        label={t('Reviewer')}
        hint={t('Comments and decisions are saved under this name.')}
        {...text('reviewer')}
      />
      <SelectField
        label={t('The reviewer can')}
        hint={rightText(draft.may)}
        options={rightOptions()}
        {...choice('may')}
      />
      {target.postId === null ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <LineField label={t('From')} type="date" {...text('from')} />
          <LineField label={t('To')} type="date" {...text('to')} />
          <SelectField
            label={t('Persona')}
            options={[{ value: '', label: t('All personas') }, ...named(personas)]}
            {...choice('personaId')}
          />
          {target.campaignId === null ? (
            <SelectField
              label={t('Campaign')}
              options={[{ value: '', label: t('All campaigns') }, ...named(campaigns)]}
              {...choice('campaignId')}
            />
          ) : null}
        </div>
      ) : null}
      <Preview narrowed={narrowed} may={draft.may} />
      <Refusal>{refusal}</Refusal>
      <BusyButton type="submit" className="justify-self-end" busy={isPending}>
        {isPending ? t('Creating...') : t('Create link')}
      </BusyButton>
    </form>
  );
}

const named = (all: readonly { id: string; name: string }[]) =>
  all.map(({ id, name }) => ({ value: id, label: name }));

/** What the reviewer will see, and how much of it can be decided as things stand. */
function Preview({ narrowed, may }: { narrowed: LinkPreview; may: LinkRight }) {
  const { data } = useQuery(linkPreview(useApi(), narrowed));
  if (!data) return null;
  const { posts, decidable } = data;
  return (
    <div role="status" className="rounded-control bg-tint px-3 py-2 text-sm">
      <p>
        {tn(
          posts,
          'Shows {n} post: text, media, account, time and client comments.',
          'Shows {n} posts: text, media, account, time and client comments.',
        )}
      </p>
      {may === 'decide' ? (
        <p>
          {decidable > 0
            ? tn(decidable, '{n} post can be decided.', '{n} posts can be decided.')
            : t('No post can be decided: none needs approval that you may give.')}
        </p>
      ) : null}
    </div>
  );
}
