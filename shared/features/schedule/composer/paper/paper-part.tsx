import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { PARTS_PER_THREAD } from '#shared/contracts/publishing.ts';
import type { MediaItem } from '#shared/contracts/publishing-media.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { endsConversion } from '#shared/ui/keys/ends-conversion.ts';
import { type DraftPart, isEmptyPart } from '../form/post-draft.ts';
import { PartMedia } from '../media/part-media.tsx';
import { pastedFiles } from '../media/pasted-files.ts';
import { useAddedFiles } from '../media/use-added-files.ts';
import { LengthRing } from './length-ring.tsx';
import { PartButtons } from './part-buttons.tsx';
import type { PollEditorProps } from './poll-editor.tsx';
import type { PaperActs } from './use-paper.ts';

const PollEditor = lazyComponent<PollEditorProps>(
  async () => (await import('./poll-editor.tsx')).PollEditor,
  { Meanwhile: () => <div className="mt-3 h-34" /> },
);

interface PartProps {
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
  acts: PaperActs;
  onPending(key: string, isPending: boolean): void;
}

/** One part: its text, which grows with what is typed, its thumbnails and its length. */
export function PaperPart(props: PartProps) {
  const { part, place, isOnly, acts } = props;
  const id = useId();
  const { files, changeMedia } = usePartFiles(props);
  const drop = useDroppedFiles(files.add);
  const error = isEmptyPart(part) ? props.error : undefined;

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
      className={`group rounded-control pb-4 ${
        drop.isOver ? 'outline-2 outline-offset-4 outline-dashed outline-(--accent-9)' : ''
      }`}
    >
      <div
        data-text={part.text}
        // The hidden copy gives the row the height of its text.
        className="grid after:invisible after:col-start-1 after:row-start-1 after:wrap-anywhere after:whitespace-pre-wrap after:content-[attr(data-text)_'x']"
      >
        <textarea
          data-part-text=""
          required
          rows={isOnly ? 4 : 1}
          dir="auto"
          aria-label={nameOf(place, isOnly)}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? `${id}-length` : `${id}-error ${id}-length`}
          placeholder={place === 0 ? t('What do you want to post?') : t('Next post')}
          value={part.text}
          onFocus={(event) => acts.activate(part.key, event.currentTarget)}
          onPaste={paste}
          onKeyDown={(event) => pressIn(event, props)}
          onChange={(event) =>
            acts.send({
              type: 'changed',
              place,
              part: { ...part, text: event.target.value },
            })
          }
          className="col-start-1 row-start-1 w-full resize-none overflow-hidden border-none bg-transparent p-0 wrap-anywhere text-ink outline-none placeholder:text-muted"
        />
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
      <PartMedia media={part.media} files={files} onChange={changeMedia} />
      {part.poll ? (
        <PollEditor
          poll={part.poll}
          onChange={(poll) => acts.send({ type: 'changed', place, part: { ...part, poll } })}
        />
      ) : null}
      <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
        <LengthRing
          id={`${id}-length`}
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
            ) : null
          }
        />
        {isOnly ? null : (
          <div className="ml-auto flex gap-1 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
            <PartButtons
              place={place}
              isLast={props.isLast}
              onMove={(to) => acts.send({ type: 'moved', place, to })}
              onRemove={() => acts.send({ type: 'removed', place })}
            />
          </div>
        )}
      </div>
    </div>
  );
}

function nameOf(place: number, isOnly: boolean): string {
  if (isOnly) return t('Content');
  return place === 0 ? t('Content, part 1') : t('Part {place}', { place: place + 1 });
}

/** Enter on an empty line begins a part, Backspace in an empty one joins it, arrows lead over its edges. */
function pressIn(
  event: KeyboardEvent<HTMLTextAreaElement>,
  { part, place, acts }: PartProps,
): void {
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  if (endsConversion(event.nativeEvent)) return;
  const { value, selectionStart: caret, selectionEnd } = event.currentTarget;
  if (caret !== selectionEnd) return;
  const isDone =
    (event.key === 'Enter' && acts.send({ type: 'begun', place, caret })) ||
    (event.key === 'Backspace' &&
      value === '' &&
      acts.send({ type: 'joined', place, asLine: acts.hasBegun(part.key) })) ||
    (event.key === 'ArrowUp' && caret === 0 && place > 0 && acts.focus(place - 1)) ||
    (event.key === 'ArrowDown' && caret === value.length && acts.focus(place + 1, true));
  if (isDone) event.preventDefault();
}

/** The files of a part, whose text may change while they come: what is then is added to. */
function usePartFiles(props: PartProps) {
  const { part, acts } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const changeMedia = (edit: (media: readonly MediaItem[]) => MediaItem[]) => {
    const { part: now, place } = latest.current;
    acts.send({ type: 'changed', place, part: { ...now, media: edit(now.media) } });
  };
  const files = useAddedFiles({
    media: part.media,
    onPending: (isPending) => latest.current.onPending(part.key, isPending),
    onAdded: (item) => changeMedia((now) => [...now, item]),
  });
  useEffect(() => {
    acts.register(part.key, files.add);
  });
  return { files, changeMedia };
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
