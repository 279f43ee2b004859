import { useId, useState } from 'react';
import { msg, t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { Switch } from '#shared/ui/forms/switch.tsx';
import { singleKeysAreOn, turnSingleKeys } from './key-action.ts';

const keys: [key: string, label: string][] = [
  ['Ctrl K', msg('Command palette')],
  ['/', msg('Search')],
  ['c', msg('Write a post')],
  ['j', msg('Next')],
  ['k', msg('Previous')],
  ['Enter', msg('Open')],
  ['e', msg('Edit')],
  ['x', msg('Select')],
  ['t', msg('Move to tomorrow')],
  ['a', msg('Approve')],
  ['r', msg('Request changes')],
  ['d', msg('Reject')],
  ['z', msg('Undo')],
  ['?', msg('Keyboard shortcuts')],
];

/** Every key of the console, and the switch for those without Ctrl. */
export function KeyHelp({ open, onClose }: { open: boolean; onClose(): void }) {
  const switchId = useId();
  const [on, setOn] = useState(singleKeysAreOn);
  const turn = (next: boolean) => {
    turnSingleKeys(next);
    setOn(next);
  };
  return (
    <FormDialog open={open} onClose={onClose} title={t('Keyboard shortcuts')}>
      <dl className="divide-y divide-line">
        {keys.map(([key, label]) => (
          <div key={key} className="flex items-center justify-between gap-4 py-2">
            <dt>{t(label)}</dt>
            <dd>
              <kbd className="rounded-control border border-line bg-tint px-2 py-0.5 text-sm">
                {key}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex items-center justify-between gap-4 border-t border-line pt-4">
        <label htmlFor={switchId}>{t('Single-key shortcuts')}</label>
        <Switch id={switchId} checked={on} onChange={turn} />
      </div>
    </FormDialog>
  );
}
