import { type ComponentProps, memo, useEffect, useRef, useState } from 'react';
import { PARTS_PER_THREAD } from '#shared/contracts/publishing.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { hasDivider, splitAtDividers } from '#shared/lib/text/thread-marks.ts';
import { CheckField } from '#shared/ui/forms/fields.tsx';
import { AddButton, useGrowingList } from '#shared/ui/forms/growing-list.tsx';
import { lineIcon } from '#shared/ui/icons.tsx';
import type { TextHistory } from '../composer/text-history.ts';
import { PartButton } from './part-buttons.tsx';
import { PartField } from './part-field.tsx';
import {
  type DraftPart,
  newPart,
  type PostDraft,
  toParts,
  withPartMoved,
  withPartSplit,
} from './post-draft.ts';

const UndoIcon = lineIcon('M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3');
const RedoIcon = lineIcon('m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3');

/** What "\n\n25/25" takes up of a part: room for it is left, also for who numbers them later. */
const NUMBER_LENGTH = 7;

/** The text of a post, or the parts of a thread in their order. */
export function PartsField(props: {
  draft: Pick<PostDraft, 'parts' | 'isNumbered'>;
  limit: number;
  error: string | undefined;
  history: TextHistory;
  onChange(change: Partial<Pick<PostDraft, 'parts' | 'isNumbered'>>): void;
  /** A file for the part is on its way. */
  onPending(key: string, isPending: boolean): void;
}) {
  const { draft, history } = props;
  const { parts } = draft;
  const { group, focusText } = useGrowingList();
  const [told, setTold] = useState('');
  const sent = toParts(draft);

  /** Shows the parts, gives the focus to the text of one, and says what has happened. */
  function show(next: DraftPart[], place: number, sentence: string) {
    props.onChange({ parts: next });
    setTold(sentence);
    focusText(place);
  }

  function add() {
    const sentence = t('Part {part} added', { part: parts.length + 1 });
    show([...parts, newPart('')], parts.length, sentence);
  }

  function divide(place: number, texts: string[]) {
    const room = PARTS_PER_THREAD - parts.length + 1;
    // What has no place any more stays with the last part, whose count tells it.
    const fitting =
      texts.length > room
        ? [...texts.slice(0, room - 1), texts.slice(room - 1).join('\n\n')]
        : texts;
    if (fitting.length < 2) return;
    history.keep();
    show(
      withPartSplit(parts, place, fitting),
      place + fitting.length - 1,
      tn(fitting.length, 'Split into {n} part', 'Split into {n} parts'),
    );
  }

  async function splitLong(place: number) {
    const text = parts[place]?.text ?? '';
    const { splitThread } = await import('#shared/lib/text/split-thread.ts');
    divide(place, splitThread(text, props.limit - NUMBER_LENGTH));
  }

  function change(place: number, changed: DraftPart) {
    // At once: who writes on writes in the next part.
    const texts = hasDivider(changed.text) ? splitAtDividers(changed.text) : [];
    if (texts.length > 1 && parts.length < PARTS_PER_THREAD) divide(place, texts);
    else props.onChange({ parts: parts.toSpliced(place, 1, changed) });
  }

  function move(place: number, to: number) {
    history.keep();
    const sentence = t('Part {part} is now part {to}', { part: place + 1, to: to + 1 });
    show(withPartMoved(parts, place, to), to, sentence);
  }

  function remove(place: number) {
    history.keep();
    const sentence = t('Part {part} removed', { part: place + 1 });
    show(parts.toSpliced(place, 1), Math.max(0, place - 1), sentence);
  }

  const acts = useRef<PartActs>(null);
  useEffect(() => {
    acts.current = { change, move, remove, split: splitLong, pending: props.onPending };
  });

  return (
    <div ref={group} className="flex flex-col gap-4">
      {parts.map((one, place) => (
        <Part
          key={one.key}
          part={one}
          sent={sent[place]?.text ?? one.text}
          place={place}
          isOnly={parts.length === 1}
          isLast={place === parts.length - 1}
          isFull={parts.length >= PARTS_PER_THREAD}
          limit={props.limit}
          error={props.error}
          acts={acts}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <AddButton disabled={parts.length >= PARTS_PER_THREAD} onClick={add}>
          {t('Add part')}
        </AddButton>
        {parts.length > 1 ? (
          <CheckField
            label={t('Number the parts (1/{n})', { n: parts.length })}
            checked={draft.isNumbered}
            onChange={(isNumbered) => props.onChange({ isNumbered })}
          />
        ) : null}
        <div className="ml-auto flex gap-1">
          {/* They stay where they are when there is nothing more: the focus is on them. */}
          <PartButton label={t('Undo')} busy={!history.canUndo} onClick={history.undo}>
            <UndoIcon />
          </PartButton>
          <PartButton label={t('Redo')} busy={!history.canRedo} onClick={history.redo}>
            <RedoIcon />
          </PartButton>
        </div>
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  );
}

interface PartActs {
  change(place: number, changed: DraftPart): void;
  move(place: number, to: number): void;
  remove(place: number): void;
  split(place: number): Promise<void>;
  pending(key: string, isPending: boolean): void;
}

type PartProps = Omit<ComponentProps<typeof PartField>, `on${string}`>;

/** Drawn anew only with a change of its own: of 25 parts one is typed in. What is out of sight is not painted. */
const Part = memo(function Part(props: PartProps & { acts: { current: PartActs | null } }) {
  const { acts, ...field } = props;
  const { place, part, isOnly } = field;
  return (
    <div
      className={
        isOnly
          ? ''
          : '[contain-intrinsic-size:auto_15rem] [content-visibility:auto] [overflow-clip-margin:8px]'
      }
    >
      <PartField
        {...field}
        onChange={(changed) => acts.current?.change(place, changed)}
        onPending={(isPending) => acts.current?.pending(part.key, isPending)}
        onSplit={() => void acts.current?.split(place)}
        onMove={(to) => acts.current?.move(place, to)}
        onRemove={() => acts.current?.remove(place)}
      />
    </div>
  );
});
