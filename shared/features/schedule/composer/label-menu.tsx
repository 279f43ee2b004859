import { Popover } from '@radix-ui/themes';
import { type SubmitEvent, useState } from 'react';
import {
  LABEL_LENGTH,
  LABELS_PER_DRAFT,
  type PostDraftLine,
} from '#shared/contracts/post-drafts.ts';
import { t } from '#shared/i18n/translate.ts';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { CheckField } from '#shared/ui/forms/fields.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { overlayRoot } from '#shared/ui/theme/overlay-root.ts';
import { useLabelDrafts } from './draft-queries.ts';

/** The labels of the selected drafts: those in use to tick, and a field for a new one. */
export function LabelMenu(props: { drafts: readonly PostDraftLine[]; known: readonly string[] }) {
  const { drafts, known } = props;
  const [typed, setTyped] = useState('');
  const change = useLabelDrafts();
  const name = typed.trim();

  function set(label: string, on: boolean) {
    change.mutate(
      drafts.map(({ id, labels = [] }) => ({
        id,
        labels: on
          ? [...new Set([...labels, label])].slice(0, LABELS_PER_DRAFT)
          : labels.filter((one) => one !== label),
      })),
    );
  }

  function add(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (name === '' || change.isPending) return;
    set(name, true);
    setTyped('');
  }

  return (
    <Popover.Root>
      <Popover.Trigger>
        <SecondaryButton>{t('Labels')}</SecondaryButton>
      </Popover.Trigger>
      <Popover.Content
        container={overlayRoot()}
        aria-label={t('Labels')}
        className="flex w-72 max-w-[calc(100vw-1rem)] flex-col gap-3"
      >
        {known.map((label) => (
          <CheckField
            key={label}
            label={label}
            checked={drafts.every(({ labels = [] }) => labels.includes(label))}
            onChange={(on) => !change.isPending && set(label, on)}
          />
        ))}
        <form onSubmit={add} className="flex flex-col gap-2">
          <LineField
            label={t('New label')}
            maxLength={LABEL_LENGTH}
            value={typed}
            onType={setTyped}
          />
          <BusyButton type="submit" variant="soft" busy={name === '' || change.isPending}>
            {t('Add label')}
          </BusyButton>
        </form>
      </Popover.Content>
    </Popover.Root>
  );
}
