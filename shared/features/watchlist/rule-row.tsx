import type { WatchRule } from '#shared/contracts/watchlist.ts';
import { relativeTime } from '#shared/i18n/formats/relative-time.ts';
import { t } from '#shared/i18n/translate.ts';
import { TrashIcon } from '#shared/ui/action-icons.tsx';
import { BusyIconButton } from '#shared/ui/forms/busy-button.tsx';
import { Switch } from '#shared/ui/forms/switch.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { useEachMinute } from '#shared/ui/hooks/use-each-minute.ts';
import { useDeleteRule, useSwitchRule } from './queries.ts';
import { ruleText } from './rule-text.ts';

/** A rule of a coin: what it waits for, whether it waits, and when it last happened. */
export function RuleRow({ rule }: { rule: WatchRule }) {
  const flip = useSwitchRule(rule);
  const remove = useDeleteRule(rule);
  useEachMinute();
  const text = ruleText(rule);
  const note = noteOf(rule);
  return (
    <li className="flex items-center gap-3 py-2">
      <Switch
        aria-label={text}
        checked={flip.isPending ? flip.variables : rule.isOn}
        onChange={(isOn) => flip.mutate(isOn)}
      />
      <div className="min-w-0 flex-1">
        <p className={`text-sm wrap-anywhere ${rule.isOn ? '' : 'text-muted'}`}>{text}</p>
        {note ? <p className="text-xs text-muted">{note}</p> : null}
      </div>
      <BusyIconButton
        variant="ghost"
        color="gray"
        className="m-0"
        aria-label={t('Delete rule: {text}', { text })}
        busy={remove.isPending}
        onClick={() => remove.mutate(undefined, { onSuccess: focusHeading })}
      >
        <TrashIcon />
      </BusyIconButton>
    </li>
  );
}

function noteOf({ isOn, armed, lastFiredAt }: WatchRule): string | null {
  if (!isOn) return t('Off');
  if (!armed && lastFiredAt) {
    return t('Triggered {when}; notifies again after it resets', {
      when: relativeTime(lastFiredAt),
    });
  }
  return lastFiredAt ? t('Last happened {when}', { when: relativeTime(lastFiredAt) }) : null;
}
