import { z } from 'zod/mini';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { type CreateRevenueInput, createRevenueInput } from '#shared/contracts/revenue.ts';
import { campaignList } from '#shared/features/campaigns/queries.ts';
import { scheduledPosts } from '#shared/features/schedule/queries.ts';
import { readDollars } from '#shared/i18n/formats/figures.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { bindFields } from '#shared/ui/forms/draft-form.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { useFormIssues } from '#shared/ui/forms/form-issues.ts';
import { createPersistedForm, draftText } from '#shared/ui/forms/persisted-form.ts';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { useAddRevenue } from './queries.ts';

const revenueDraft = z.object({
  amount: draftText,
  /** Null for today, whenever that is. */
  date: z._default(z.nullable(z.string()), null),
  note: draftText,
  postId: draftText,
  campaignId: draftText,
});
type RevenueDraft = z.infer<typeof revenueDraft>;

const emptyRevenue = revenueDraft.parse({});

const useKeptRevenue = createPersistedForm('revenue', revenueDraft, emptyRevenue);

const MOST_POSTS = 100;

/** Notes what was earned, or given back, and for what. Closing keeps what was typed. */
export function RevenueDialog(props: { open: boolean; onClose(): void; today: string }) {
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={t('Add revenue')}
      description={t('Revenue from a post or a campaign.')}
    >
      <RevenueForm today={props.today} onDone={props.onClose} />
    </FormDialog>
  );
}

function RevenueForm({ today, onDone }: { today: string; onDone(): void }) {
  const api = useApi();
  const [kept, keep, keepAfter] = useKeptRevenue();
  const add = useAddRevenue();
  const posts = useQuery(scheduledPosts(api))
    .data?.filter(({ status }) => status === 'posted')
    .slice(0, MOST_POSTS);
  const campaigns = useQuery(campaignList(api)).data;
  const draft = {
    ...kept,
    date: kept.date ?? today,
    postId: stillThere(posts, kept.postId),
    campaignId: stillThere(campaigns, kept.campaignId),
  };
  const { form, issueOf, refusal, touched, submit } = useFormIssues<CreateRevenueInput>({
    contract: createRevenueInput,
    input: toInput(draft),
    serverError: add.error,
    onValid() {
      const input = toInput(draft) as CreateRevenueInput;
      keepAfter(add.mutateAsync(input, { onSuccess: onDone }), emptyRevenue);
    },
  });

  function change(part: Partial<RevenueDraft>) {
    touched(part as Partial<CreateRevenueInput>);
    keep({ ...kept, ...part });
  }

  const { text, choice } = bindFields(draft, change, issueOf);
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <LineField
          label={t('Amount in US dollars')}
          hint={t('Below zero for a refund')}
          inputMode="decimal"
          placeholder="0.00"
          {...text('amount')}
        />
        <LineField label={t('Date')} type="date" {...text('date')} />
        <SelectField
          label={t('Post')}
          optional
          options={[
            { value: '', label: t('No post') },
            ...(posts ?? []).map(({ id, content }) => ({ value: id, label: excerpt(content, 50) })),
          ]}
          {...choice('postId')}
        />
        <SelectField
          label={t('Campaign')}
          optional
          options={[
            { value: '', label: t('No campaign') },
            ...(campaigns ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...choice('campaignId')}
        />
      </div>
      <LineField label={t('Note')} optional maxLength={500} {...text('note')} />
      <Refusal>{refusal}</Refusal>
      <div className="flex justify-end">
        <BusyButton type="submit" size="3" busy={add.isPending}>
          {add.isPending ? t('Adding...') : t('Add revenue')}
        </BusyButton>
      </div>
    </form>
  );
}

/** What was chosen, or nothing once it is gone: a list that shows "none" for it could not be set to that. */
function stillThere(list: readonly { id: string }[] | null | undefined, chosen: string): string {
  return !list || list.some(({ id }) => id === chosen) ? chosen : '';
}

/** The body of the call, before the contract has looked at it. */
function toInput({ amount, date, note, postId, campaignId }: RevenueDraft) {
  return {
    amount: readDollars(amount),
    date,
    note,
    postId: postId || null,
    campaignId: campaignId || null,
  };
}
