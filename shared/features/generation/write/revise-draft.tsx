import { type ReactNode, useState } from 'react';
import { MOST_WORDS, type Revision, revisions } from '#shared/contracts/revisions.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { endsConversion } from '#shared/ui/keys/ends-conversion.ts';
import type { Wish } from './use-versions.ts';

const labels: Record<Revision, string> = {
  shorter: msg('Shorter'),
  longer: msg('Longer'),
  plainer: msg('Plainer'),
  warmer: msg('Warmer'),
  more_direct: msg('More direct'),
};

interface ReviseDraftProps {
  /** A draft is being written: the presses keep the focus and do nothing. */
  busy: boolean;
  onAsk(wish: Wish): void;
  /** Beside the presses. */
  children?: ReactNode;
  /** Of the popover, whose page has styles of its own. */
  classes?: { group: string; chip: string; row: string; field: string };
  /** A form of its own where none is around it: the parts of the popover get no keys. */
  row?: 'div' | 'form';
}

const presses: [string, Wish][] = [
  ...revisions.map((how): [string, Wish] => [labels[how], { change: { how } }]),
  [msg('Three takes'), { takes: true }],
];

const own = {
  group: 'flex flex-wrap items-center gap-2',
  chip: 'cursor-pointer rounded-full border border-line px-3 py-1 text-sm text-ink hover:bg-tint aria-disabled:cursor-default aria-disabled:opacity-60',
  row: 'min-w-48 flex-1',
  field:
    'w-full rounded-full border border-line bg-transparent px-3 py-1 text-sm text-ink placeholder:text-muted',
};

/** Asks for other takes of a draft or says what to change in it: by a press, or in the person's own words and Enter. */
export function ReviseDraft(props: ReviseDraftProps) {
  const { busy, onAsk, children, classes = own, row: Row = 'div' } = props;
  const [words, setWords] = useState('');
  function send() {
    if (busy || words.trim() === '') return;
    onAsk({ change: { words: words.trim() } });
    setWords('');
  }
  return (
    <fieldset className={classes.group} aria-label={t('What to change')} data-beside-form="">
      {presses.map(([label, wish]) => (
        <button
          key={label}
          type="button"
          className={classes.chip}
          aria-disabled={busy}
          onClick={() => !busy && onAsk(wish)}
        >
          {t(label)}
        </button>
      ))}
      {children}
      <Row
        className={classes.row}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input
          className={classes.field}
          aria-label={t('What to change')}
          placeholder={t('What to change')}
          value={words}
          maxLength={MOST_WORDS}
          dir="auto"
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (Row === 'form' || event.key !== 'Enter' || endsConversion(event.nativeEvent))
              return;
            // Enter and Ctrl+Enter of the form around it are not meant here.
            event.preventDefault();
            event.stopPropagation();
            send();
          }}
        />
      </Row>
    </fieldset>
  );
}
