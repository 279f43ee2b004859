import {
  type WatchedCoin,
  type WatchRuleInput,
  watchRuleInput,
} from '#shared/contracts/watchlist.ts';
import { labelOptions } from '#shared/i18n/label-options.ts';
import { labelled, t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { bindFields, DraftForm } from '#shared/ui/forms/draft-form.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { useFormIssues } from '#shared/ui/forms/form-issues.ts';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { useAddRule } from './queries.ts';
import {
  amountFields,
  choiceLabels,
  emptyRule,
  type RuleDraft,
  toRuleInput,
  useKeptRule,
} from './rule-form-state.ts';
import { windowLabels } from './rule-text.ts';

/** Adds a rule to a coin. Closing keeps what was typed; only an added rule empties the form. */
export function AddRuleDialog(props: { coin: WatchedCoin | null; onClose(): void }) {
  const { coin, onClose } = props;
  return (
    <FormDialog
      open={coin !== null}
      onClose={onClose}
      title={t('Add Rule')}
      description={t("You're notified once, then again only after it resets.")}
    >
      {coin ? <RuleForm coin={coin} onDone={onClose} /> : null}
    </FormDialog>
  );
}

function RuleForm({ coin, onDone }: { coin: WatchedCoin; onDone(): void }) {
  const [draft, keep, keepAfter] = useKeptRule(coin.coinId);
  const add = useAddRule();
  const input = toRuleInput(coin.coinId, draft);
  const { form, issueOf, refusal, touched, submit } = useFormIssues<WatchRuleInput>({
    contract: watchRuleInput,
    input,
    serverError: add.error,
    onValid: () => keepAfter(add.mutateAsync(input, { onSuccess: onDone }), emptyRule),
  });

  function change(part: Partial<RuleDraft>) {
    touched({ threshold: null, keyword: null });
    keep({ ...draft, ...part });
  }

  const fields = bindFields(draft, change);
  const { choice } = draft;
  const amount = choice === 'news_keyword' ? null : amountFields[choice];
  return (
    <DraftForm
      form={form}
      onSubmit={submit}
      refusal={refusal}
      busy={add.isPending}
      submitLabel={t('Add Rule')}
      busyLabel={t('Adding...')}
    >
      <SelectField
        label={t('Notify me when')}
        options={labelOptions(choiceLabels)}
        value={choice}
        onChoose={(next) => change({ choice: next })}
      />
      {amount ? (
        <LineField
          label={t(amount.label)}
          hint={t(amount.hint)}
          required
          inputMode="decimal"
          placeholder={amount.placeholder}
          {...fields.text('amount')}
          error={issueOf('threshold')}
        />
      ) : (
        <LineField
          label={t('Keyword')}
          hint={t('Whole words in new headlines about this coin.')}
          required
          placeholder={t('ETF')}
          {...fields.text('keyword')}
          error={issueOf('keyword')}
        />
      )}
      {choice === 'rise' || choice === 'fall' ? (
        <SelectField
          label={t('Within')}
          options={labelled(windowLabels)}
          {...fields.choice('window')}
        />
      ) : null}
    </DraftForm>
  );
}
