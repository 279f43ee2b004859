import { Badge, Progress } from '@radix-ui/themes';
import { useState } from 'react';
import type { EmbeddedModel } from '#shared/contracts/embedded-models.ts';
import { percents } from '#shared/i18n/formats/figures.ts';
import { t } from '#shared/i18n/translate.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { faultSentence, modelFacts } from './model-facts.ts';

interface Props {
  model: EmbeddedModel;
  isSuggested: boolean;
  /** It writes the drafts of this workspace. */
  isInUse: boolean;
  /** Why it cannot be downloaded here; null where it can. */
  obstacle: string | null;
  /** Only the server's operator downloads and removes it. */
  isByOperator: boolean;
  busy: boolean;
  onDownload(): void;
  onPause(): void;
  onRemove(): void;
  onUse(): void;
}

/** One model: what it takes, how far its download is, and what can be done next. */
export function ModelRow({ model, isSuggested, isInUse, obstacle, busy, ...props }: Props) {
  const { name, state, fault, bytes, receivedBytes } = model;
  const isPartial = state === 'downloading' || state === 'paused';
  const share = percents(receivedBytes / bytes);
  const { isByOperator, ...on } = props;
  const solid = isSuggested ? 'solid' : 'soft';
  return (
    <li className="grid gap-2 border-t border-line py-3 first:border-t-0">
      <h3 className="flex flex-wrap items-center gap-2 text-sm font-medium">
        {name}
        {isInUse ? <Badge>{t('In use')}</Badge> : null}
        {isSuggested && !isInUse ? <Badge color="gray">{t('Suggested')}</Badge> : null}
      </h3>
      <p className="text-xs text-muted">{modelFacts(model)}</p>
      {isPartial ? (
        <div className="flex items-center gap-3 text-sm">
          <Progress
            value={receivedBytes}
            max={bytes}
            aria-label={t('Download of {name}', { name })}
            className="min-w-0 flex-1"
          />
          <span className="tabular-nums">{share}</span>
        </div>
      ) : null}
      {state === 'checking' ? (
        <p role="status" className="text-sm text-muted">
          {t('Checking...')}
        </p>
      ) : null}
      {fault ? (
        <p role="alert" className="text-sm text-danger">
          {faultSentence(fault)}
        </p>
      ) : null}
      {state === 'absent' && obstacle ? <p className="text-sm text-muted">{obstacle}</p> : null}
      <div className="flex flex-wrap gap-2">
        {state === 'absent' && !isByOperator ? (
          <BusyButton variant={solid} busy={busy || obstacle !== null} onClick={on.onDownload}>
            {t('Download {name}', { name })}
          </BusyButton>
        ) : null}
        {state === 'downloading' && !isByOperator ? (
          <SecondaryButton busy={busy} onClick={on.onPause}>
            {t('Pause {name}', { name })}
          </SecondaryButton>
        ) : null}
        {state === 'paused' && !isByOperator ? (
          <BusyButton variant={solid} busy={busy} onClick={on.onDownload}>
            {t('Resume {name}', { name })}
          </BusyButton>
        ) : null}
        {state === 'ready' && !isInUse ? (
          <BusyButton variant={solid} busy={busy} onClick={on.onUse}>
            {t('Use {name}', { name })}
          </BusyButton>
        ) : null}
        {(state === 'paused' || state === 'ready') && !isByOperator ? (
          <Remove name={name} isInUse={isInUse} busy={busy} onRemove={on.onRemove} />
        ) : null}
      </div>
    </li>
  );
}

function Remove(props: { name: string; isInUse: boolean; busy: boolean; onRemove(): void }) {
  const { name } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <SecondaryButton busy={props.busy} onClick={() => setAsking(true)}>
        {t('Remove {name}', { name })}
      </SecondaryButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('Remove {name}?', { name })}
        confirmLabel={t('Remove')}
        onConfirm={props.onRemove}
      >
        {props.isInUse
          ? t(
              'Its file is deleted. Until you choose another model, the built-in composer writes your drafts.',
            )
          : t('Its file is deleted. You can download it again.')}
      </ConfirmDialog>
    </>
  );
}
