import { IconButton, TextArea } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { Field } from '#shared/ui/forms/fields.tsx';
import { CloseIcon, DownIcon, UpIcon } from '#shared/ui/icons.tsx';
import { PartMedia } from '../media/part-media.tsx';
import { LengthLine, type LengthProps } from './length-line.tsx';
import { type DraftPart, isEmptyPart } from './post-draft.ts';

// Counting as X does takes every ending a link may have; an empty text has no length without it.
const Counter = lazyComponent<LengthProps>(
  async () => (await import('./length-counter.tsx')).LengthCounter,
  {
    isWanted: ({ text }) => text !== '',
    Meanwhile: ({ text, ...rest }) => <LengthLine {...rest} length={text === '' ? 0 : null} />,
  },
);

/** One part: its text with X's count of it, its pictures, and its place in the thread. */
export function PartField(props: {
  part: DraftPart;
  place: number;
  count: number;
  limit: number;
  error: string | undefined;
  onChange(part: DraftPart): void;
  onPending(isPending: boolean): void;
  onMove(to: number): void;
  onRemove(): void;
}) {
  const { part, place, count } = props;
  const counterId = useId();
  const name =
    count === 1
      ? t('Content')
      : place === 0
        ? t('Content, part 1')
        : t('Part {place}', { place: place + 1 });
  return (
    <div className={count === 1 ? '' : 'rounded-card border border-line p-3 sm:p-4'}>
      <Field label={name} error={isEmptyPart(part) ? props.error : undefined}>
        {(control) => (
          <TextArea
            {...control}
            aria-describedby={[control['aria-describedby'], counterId].filter(Boolean).join(' ')}
            required
            rows={count === 1 ? 5 : 3}
            resize="vertical"
            dir="auto"
            placeholder={place === 0 ? t('What do you want to post?') : t('Next post')}
            value={part.text}
            onChange={(event) => props.onChange({ ...part, text: event.target.value })}
          />
        )}
      </Field>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Counter id={counterId} text={part.text} limit={props.limit} />
        {count > 1 ? (
          <div className="ml-auto flex gap-1">
            <PartButton
              label={t('Move part {place} up', { place: place + 1 })}
              disabled={place === 0}
              onPress={() => props.onMove(place - 1)}
            >
              <UpIcon />
            </PartButton>
            <PartButton
              label={t('Move part {place} down', { place: place + 1 })}
              disabled={place === count - 1}
              onPress={() => props.onMove(place + 1)}
            >
              <DownIcon />
            </PartButton>
            <PartButton
              label={t('Remove part {place}', { place: place + 1 })}
              onPress={props.onRemove}
            >
              <CloseIcon />
            </PartButton>
          </div>
        ) : null}
      </div>
      <PartMedia
        label={count === 1 ? t('Media') : t('Media for part {place}', { place: place + 1 })}
        media={part.media}
        onChange={(media) => props.onChange({ ...part, media })}
        onPending={props.onPending}
      />
    </div>
  );
}

function PartButton(props: {
  label: string;
  disabled?: boolean;
  onPress(): void;
  children: ReactNode;
}) {
  return (
    <IconButton
      type="button"
      variant="soft"
      color="gray"
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled ?? false}
      onClick={props.onPress}
    >
      {props.children}
    </IconButton>
  );
}
