import { type Intent, intents } from '#shared/contracts/intents.ts';
import { msg, t } from '#shared/i18n/translate.ts';

const labels: Record<Intent, string> = {
  agree: msg('Agree'),
  disagree: msg('Disagree'),
  ask: msg('Ask'),
  thank: msg('Thank'),
  congratulate: msg('Congratulate'),
  condolences: msg('Condolences'),
  decline: msg('Decline politely'),
};

interface IntentChipsProps {
  chosen: Intent | null;
  /** A draft is being written: the chips keep the focus and do nothing. */
  busy: boolean;
  /** A press on the chosen one takes it back. */
  onChoose(intent: Intent | null): void;
  /** Of the popover, whose page has styles of its own. */
  className?: string;
  chipClassName?: string;
}

const chip =
  'cursor-pointer rounded-full border border-line px-3 py-1 text-sm text-ink hover:bg-tint aria-disabled:cursor-default aria-disabled:opacity-60 aria-pressed:border-link aria-pressed:bg-link-tint aria-pressed:text-link';

/** What a reply is to do, to press instead of typing it. */
export function IntentChips(props: IntentChipsProps) {
  const {
    chosen,
    busy,
    onChoose,
    className = 'flex flex-wrap gap-2',
    chipClassName = chip,
  } = props;
  return (
    <fieldset className={className} aria-label={t('What the reply does')}>
      {intents.map((intent) => (
        <button
          key={intent}
          type="button"
          className={chipClassName}
          aria-pressed={intent === chosen}
          aria-disabled={busy}
          onClick={() => !busy && onChoose(intent === chosen ? null : intent)}
        >
          {t(labels[intent])}
        </button>
      ))}
    </fieldset>
  );
}
