import { type ChangeEvent, type ReactNode, type RefObject, useRef } from 'react';
import { PARTS_PER_THREAD } from '#shared/contracts/publishing.ts';
import { mediaTypes } from '#shared/contracts/publishing-media.ts';
import { t } from '#shared/i18n/translate.ts';
import { lineIcon, PlusIcon, SparkIcon } from '#shared/ui/icons.tsx';
import { EmojiButton } from '../emoji/emoji-button.tsx';
import type { PostDraft } from '../form/post-draft.ts';
import { hasRoom } from '../media/media-choice.ts';
import type { TextHistory } from '../text-history.ts';
import { ToolButton } from './part-buttons.tsx';
import type { PaperState } from './use-paper.ts';

const UndoIcon = lineIcon('M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3');
const RedoIcon = lineIcon('m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3');
const PictureIcon = lineIcon('M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01');
const CameraIcon = lineIcon(
  'M4 8h4l1.5-3h5L16 8h4v11H4zM8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0',
);
const SplitIcon = lineIcon('M4 12h16M12 9V3M9 6l3-3 3 3M12 15v6M9 18l3 3 3-3');
const NumberIcon = lineIcon('M5 6l2-1v6M5 11h4M14 5 10 19M15 13c3-2 5 0 3 2l-3 4h5');
const EyeIcon = lineIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
);

const PollIcon = lineIcon('M4 6h10M4 12h16M4 18h6');

const emptyPoll = { options: ['', ''], minutes: 1440 };

const ACCEPTED = Object.keys(mediaTypes).join(',');

/** What can be done with the text, in one row; it acts on the part that is written in. */
export function ToolRow(props: {
  draft: Pick<PostDraft, 'parts' | 'isNumbered' | 'platform'>;
  paper: PaperState;
  /** The text that is written in. */
  text: RefObject<HTMLTextAreaElement | null>;
  history: TextHistory;
  writer: { label: string; isOpen: boolean; press(): void };
  preview: { isOpen: boolean; press(): void } | null;
  onNumber(isNumbered: boolean): void;
}) {
  const { draft, paper, history, writer, preview } = props;
  const { parts, isNumbered } = draft;
  const isFull = parts.length >= PARTS_PER_THREAD;
  const isThread = parts.length > 1;
  const active = parts[paper.active];
  return (
    <fieldset aria-label={t('Tools')} className="-ml-1.5 flex flex-wrap items-center gap-1">
      <ToolButton
        label={writer.label}
        color={undefined}
        aria-expanded={writer.isOpen}
        onClick={writer.press}
      >
        <SparkIcon />
      </ToolButton>
      <EmojiButton
        label={
          isThread
            ? t('Insert an emoji in part {place}', { place: paper.active + 1 })
            : t('Insert an emoji')
        }
        text={props.text}
      />
      <MediaTools
        label={isThread ? t('Media for part {place}', { place: paper.active + 1 }) : t('Media')}
        isFull={!hasRoom(active?.media ?? []) || Boolean(active?.poll)}
        onAdd={paper.add}
      />
      {draft.platform === 'twitter' && active ? (
        <ToolButton
          label={t('Poll')}
          variant={active.poll ? 'soft' : 'ghost'}
          aria-pressed={Boolean(active.poll)}
          disabled={active.media.length > 0}
          onClick={() =>
            paper.send({
              type: 'changed',
              place: paper.active,
              part: { ...active, poll: active.poll ? null : emptyPoll },
            })
          }
        >
          <PollIcon />
        </ToolButton>
      ) : null}
      <ToolButton
        label={t('Add part')}
        disabled={isFull}
        onClick={() => paper.send({ type: 'added', after: parts.length - 1 })}
      >
        <PlusIcon />
      </ToolButton>
      {isFull ? null : (
        <ToolButton label={t('Split into a thread')} onClick={() => void paper.split()}>
          <SplitIcon />
        </ToolButton>
      )}
      {isThread ? (
        <ToolButton
          label={t('Number the parts (1/{n})', { n: parts.length })}
          variant={isNumbered ? 'soft' : 'ghost'}
          aria-pressed={isNumbered}
          onClick={() => props.onNumber(!isNumbered)}
        >
          <NumberIcon />
        </ToolButton>
      ) : null}
      {/* They stay where they are when there is nothing more: the focus is on them. */}
      <ToolButton label={t('Undo')} busy={!history.canUndo} onClick={history.undo}>
        <UndoIcon />
      </ToolButton>
      <ToolButton label={t('Redo')} busy={!history.canRedo} onClick={history.redo}>
        <RedoIcon />
      </ToolButton>
      {preview ? (
        <ToolButton
          label={preview.isOpen ? t('Hide preview') : t('Preview')}
          aria-expanded={preview.isOpen}
          onClick={preview.press}
        >
          <EyeIcon />
        </ToolButton>
      ) : null}
    </fieldset>
  );
}

/** Files are chosen, or taken with the camera of a phone. */
function MediaTools(props: { label: string; isFull: boolean; onAdd(files: File[]): void }) {
  const { isFull, onAdd } = props;
  return (
    <>
      <FileTool
        name={props.label}
        label={t('Choose files')}
        title={t('Up to 4 pictures, or 1 GIF, or 1 MP4 video. You can also drop or paste them.')}
        accept={ACCEPTED}
        multiple
        {...{ isFull, onAdd }}
      >
        <PictureIcon />
      </FileTool>
      <span className="hidden pointer-coarse:inline">
        <FileTool
          name={t('Camera')}
          label={t('Take a photo')}
          accept="image/jpeg"
          capture="environment"
          {...{ isFull, onAdd }}
        >
          <CameraIcon />
        </FileTool>
      </span>
    </>
  );
}

function FileTool(props: {
  name: string;
  label: string;
  /** Its tooltip, where that says more than its name. */
  title?: string;
  accept: string;
  multiple?: boolean;
  capture?: 'environment';
  isFull: boolean;
  children: ReactNode;
  onAdd(files: File[]): void;
}) {
  const { name, label, title = label, isFull, children, onAdd, ...field } = props;
  const input = useRef<HTMLInputElement>(null);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // Emptied, so that choosing the same file again counts as a change.
    event.target.value = '';
    onAdd(files);
  }

  return (
    <>
      {isFull ? null : (
        <input
          {...field}
          ref={input}
          type="file"
          aria-label={name}
          tabIndex={-1}
          className="sr-only"
          onChange={choose}
        />
      )}
      <ToolButton label={label} title={title} busy={isFull} onClick={() => input.current?.click()}>
        {children}
      </ToolButton>
    </>
  );
}
