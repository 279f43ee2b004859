import { Badge } from '@radix-ui/themes';
import type { AuditEvent } from '#shared/contracts/audit.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { actionLabels, fieldLabels, kindLabels } from './audit-labels.ts';

const colors: Record<string, 'green' | 'amber'> = { created: 'green', deleted: 'amber' };
const wordOf = (labels: Record<string, string>, name: string) => {
  const label = labels[name];
  return label ? t(label) : name;
};

/** One change: who, what, when; opened, each field before and after, and where it came from. */
export function AuditLine({ event }: { event: AuditEvent }) {
  const { action, actorName, targetKind, targetName, changes } = event;
  const fields = Object.entries(changes).filter(
    ([, { before, after }]) => textOf(before) !== '' || textOf(after) !== '',
  );
  return (
    <details className="group rounded-card border border-line bg-panel px-3 py-2">
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge variant="soft" color={colors[action] ?? 'gray'}>
          {targetKind === 'session' ? sessionText(action) : wordOf(actionLabels, action)}
        </Badge>
        <span className="min-w-0 flex-1 basis-40 truncate">
          <strong className="font-medium">{wordOf(kindLabels, targetKind)}</strong>
          {targetName ? <span dir="auto"> {targetName}</span> : null}
        </span>
        <span className="text-muted">@{actorName}</span>
        <time dateTime={event.at} className="text-muted">
          {formatInstant(event.at)}
        </time>
      </summary>
      <dl className="mt-2 grid gap-2 border-t border-line pt-2 text-sm">
        {fields.map(([name, { before, after }]) => (
          <div key={name} className="grid gap-x-3 sm:grid-cols-[10rem_1fr]">
            <dt className="text-muted">{wordOf(fieldLabels, name)}</dt>
            <dd className="min-w-0 wrap-anywhere" dir="auto">
              {textOf(before) === '' ? null : <del className="text-muted">{textOf(before)}</del>}{' '}
              {textOf(after) === '' ? null : <ins className="no-underline">{textOf(after)}</ins>}
            </dd>
          </div>
        ))}
        <div className="grid gap-x-3 sm:grid-cols-[10rem_1fr]">
          <dt className="text-muted">{t('From where')}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {viaText(event.via)}
            {event.address ? `, ${event.address}` : null}
          </dd>
        </div>
      </dl>
    </details>
  );
}

/** Empty where there is nothing. */
function textOf(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function sessionText(action: string): string {
  return action === 'created' ? t('Signed in') : t('Signed out');
}

function viaText(via: string): string {
  if (via === 'link') return t('Review link');
  return via === 'key' ? t('Extension key') : t('Session');
}
