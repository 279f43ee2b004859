import { Button, TextArea } from '@radix-ui/themes';
import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { PARTS_PER_THREAD } from '#shared/contracts/publishing.ts';
import type { MediaItem } from '#shared/contracts/publishing-media.ts';
import { t } from '#shared/i18n/translate.ts';
import { Field } from '#shared/ui/forms/fields.tsx';
import { useStrayFiles } from '#shared/ui/hooks/stray-files.ts';
import { EmojiButton } from '../emoji/emoji-button.tsx';
import { PartMedia } from '../media/part-media.tsx';
import { pastedFiles } from '../media/pasted-files.ts';
import { useAddedFiles } from '../media/use-added-files.ts';
import { LengthCounter } from './length-counter.tsx';
import { PartButtons } from './part-buttons.tsx';
import { type DraftPart, isEmptyPart } from './post-draft.ts';

/** One part: its text with X's count of it, its pictures, and its place in the thread. */
export function PartField(props: {
  part: DraftPart;
  /** Its text as it is sent, with its number. */
  sent: string;
  place: number;
  /** There is no other part; none after it; room for no more. The count itself would draw all anew. */
  isOnly: boolean;
  isLast: boolean;
  isFull: boolean;
  limit: number;
  error: string | undefined;
  onChange(part: DraftPart): void;
  onPending(isPending: boolean): void;
  onMove(to: number): void;
  onRemove(): void;
  /** Parts the text where it is too long. */
  onSplit(): void;
}) {
  const { part, place, isOnly } = props;
  const counterId = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  // A file arrives, and a description is kept, while the person types on: what is then is added to.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const changeMedia = (edit: (media: readonly MediaItem[]) => MediaItem[]) => {
    const { part: now, onChange } = latest.current;
    onChange({ ...now, media: edit(now.media) });
  };
  const files = useAddedFiles({
    media: part.media,
    onPending: (isPending) => latest.current.onPending(isPending),
    onAdded: (item) => changeMedia((now) => [...now, item]),
  });
  const drop = useDroppedFiles(files.add);
  useStrayFiles(files.add);
  const name = isOnly
    ? t('Content')
    : place === 0
      ? t('Content, part 1')
      : t('Part {place}', { place: place + 1 });

  function paste(event: ClipboardEvent) {
    const { types, files: all } = event.clipboardData;
    const getData = (type: string) => event.clipboardData.getData(type);
    const pasted = pastedFiles({ types, files: all, getData });
    if (pasted.length === 0) return;
    event.preventDefault();
    files.add(pasted);
  }

  return (
    <div
      {...drop.handlers}
      className={`${isOnly ? 'rounded-card' : 'rounded-card border border-line p-3 sm:p-4'} ${
        drop.isOver ? 'outline-2 outline-offset-4 outline-dashed outline-(--accent-9)' : ''
      }`}
    >
      <Field label={name} error={isEmptyPart(part) ? props.error : undefined}>
        {(control) => (
          <TextArea
            {...control}
            ref={text}
            aria-describedby={[control['aria-describedby'], counterId].filter(Boolean).join(' ')}
            required
            rows={isOnly ? 5 : 3}
            resize="vertical"
            dir="auto"
            placeholder={place === 0 ? t('What do you want to post?') : t('Next post')}
            value={part.text}
            onPaste={paste}
            onChange={(event) => props.onChange({ ...part, text: event.target.value })}
          />
        )}
      </Field>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <EmojiButton
          label={
            isOnly
              ? t('Insert an emoji')
              : t('Insert an emoji in part {place}', { place: place + 1 })
          }
          text={text}
        />
        <LengthCounter
          id={counterId}
          text={props.sent}
          limit={props.limit}
          tooLong={
            props.isFull ? (
              <p role="status" className="basis-full text-sm">
                {t(
                  'A thread has at most {n} parts: shorten this one, or move what is too much to another post.',
                  { n: PARTS_PER_THREAD },
                )}
              </p>
            ) : (
              <Button type="button" size="1" variant="soft" onClick={props.onSplit}>
                {t('Split into a thread')}
              </Button>
            )
          }
        />
        {isOnly ? null : (
          <div className="ml-auto flex gap-1">
            <PartButtons {...props} />
          </div>
        )}
      </div>
      <PartMedia
        label={isOnly ? t('Media') : t('Media for part {place}', { place: place + 1 })}
        hint={place === 0}
        media={part.media}
        files={files}
        onChange={changeMedia}
      />
    </div>
  );
}

/** Files that are dragged over a part and let go there. */
function useDroppedFiles(add: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        add([...event.dataTransfer.files]);
      },
    },
  };
}
