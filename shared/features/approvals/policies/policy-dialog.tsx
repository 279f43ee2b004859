import { useState } from 'react';
import { errorSentence } from '#shared/client/error-sentence.ts';
import {
  type ApprovalLevel,
  type ApprovalMode,
  approvalModes,
  MOST_LEVELS,
} from '#shared/contracts/approval-kinds.ts';
import type { ApprovalPolicy } from '#shared/contracts/approvals.ts';
import type { Member } from '#shared/contracts/members.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { CheckField, SelectField } from '#shared/ui/forms/fields.tsx';
import { useSetPolicy } from '../change-queries.ts';
import { LevelField } from './level-field.tsx';
import { NewlyWaiting } from './newly-waiting.tsx';
import { modeLabel, modeText } from './policy-labels.ts';

interface Props {
  /** Null: of every account that has none of its own. */
  accountId: string | null;
  name: string;
  policies: readonly ApprovalPolicy[];
  members: readonly Member[];
  onClose(): void;
}

/** Changes the policy of an X account, or of all that have none of their own. */
export function PolicyDialog(props: Props) {
  return (
    <FormDialog
      open
      onClose={props.onClose}
      title={t('Approval policy: {name}', { name: props.name })}
      description={
        props.accountId === null
          ? t('For every X account that has no policy of its own.')
          : t('For posts of this account.')
      }
    >
      <PolicyForm {...props} />
    </FormDialog>
  );
}

const first: ApprovalLevel = [{ role: 'owner' }, { role: 'admin' }, { role: 'editor' }];

function PolicyForm({ accountId, policies, members, onClose }: Props) {
  const saved = policies.find((policy) => policy.accountId === accountId);
  const [mode, setMode] = useState<ApprovalMode | ''>(saved?.mode ?? (accountId ? '' : 'none'));
  const [levels, setLevels] = useState(saved?.levels ?? []);
  const [allowSelf, setAllowSelf] = useState(saved?.allowSelf ?? false);
  const change = useSetPolicy();
  const saveLabel = change.isPending ? t('Saving...') : t('Save');
  const refused = change.error ? errorSentence(change.error) : null;
  const hasLevels = mode === 'optional' || mode === 'required';
  // Without one nobody could approve.
  const shown = mode === 'required' && levels.length === 0 ? [first] : levels;
  const choices: (ApprovalMode | '')[] =
    accountId === null ? [...approvalModes] : ['', ...approvalModes];
  const options = choices.map((value) => ({
    value,
    label: value === '' ? t('Same as all accounts') : modeLabel(value),
  }));
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(
          {
            accountId,
            mode: mode === '' ? null : mode,
            levels: hasLevels ? shown : [],
            allowSelf: hasLevels && allowSelf,
          },
          { onSuccess: onClose },
        );
      }}
    >
      <SelectField
        label={t('Approval')}
        hint={mode === '' ? undefined : modeText(mode)}
        options={options}
        value={mode}
        onChoose={(next) => setMode(next)}
      />
      {hasLevels && shown.length === 0 ? (
        <p className="text-sm text-muted">{t('Anyone who may approve posts of the account.')}</p>
      ) : null}
      {hasLevels
        ? shown.map((level, place) => (
            <LevelField
              // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
              key={place}
              place={place}
              level={level}
              members={members}
              onChange={(next) => setLevels(shown.with(place, next))}
              onRemove={
                mode === 'required' && shown.length === 1
                  ? undefined
                  : () => setLevels(shown.toSpliced(place, 1))
              }
            />
          ))
        : null}
      {hasLevels && shown.length < MOST_LEVELS ? (
        <div className="grid justify-items-start gap-1.5">
          <SecondaryButton onClick={() => setLevels([...shown, first])}>
            {t('Add level')}
          </SecondaryButton>
          <p className="text-xs text-muted">{t('One after the other, each by another person.')}</p>
        </div>
      ) : null}
      {hasLevels ? (
        <CheckField
          label={t('Members may approve their own posts')}
          hint={t('Otherwise, not by whoever wrote, changed or submitted it.')}
          checked={allowSelf}
          onChange={setAllowSelf}
        />
      ) : null}
      {mode === 'required' ? <NewlyWaiting accountId={accountId} policies={policies} /> : null}
      <Refusal>{refused}</Refusal>
      <BusyButton type="submit" className="justify-self-end" busy={change.isPending}>
        {saveLabel}
      </BusyButton>
    </form>
  );
}
