import { Button } from '@radix-ui/themes';
import type { Finding } from '#shared/contracts/publishing.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { formatNumber, msg, t } from '#shared/i18n/translate.ts';
import { withoutNumber } from '#shared/lib/text/thread-marks.ts';
import { CheckField } from '#shared/ui/forms/fields.tsx';
import { AlertIcon } from '#shared/ui/icons.tsx';
import type { PostDraft } from '../composer/form/post-draft.ts';
import type { PostCheck } from '../composer/form/use-post-check.ts';

/** A post without a link costs one and a half cents. */
const DOLLARS = { style: 'currency', currency: 'USD', maximumFractionDigits: 3 } as const;

const levels: Record<Finding['level'], { name: string; look: string }> = {
  error: { name: msg('Must be changed'), look: 'text-danger' },
  warning: { name: msg('Before you post'), look: 'text-link' },
  note: { name: msg('Good to know'), look: 'text-muted' },
};

const labels: Record<NonNullable<Finding['label']>, string> = {
  madeWithAi: msg('Label it made with AI'),
  paidPartnership: msg('Label it paid partnership'),
};

/** What X or the house rules say of a draft, with a button where there is a fix. */
export function PostFindings(props: {
  check: PostCheck;
  draft: PostDraft;
  onChange(draft: PostDraft): void;
}) {
  const { check, draft, onChange } = props;
  const warnings = check.findings.filter(({ level }) => level === 'warning').map(({ id }) => id);

  function fix({ part, fixed, label }: Finding) {
    if (label) onChange({ ...draft, [label]: true });
    else if (fixed !== null) {
      const parts = draft.parts.map((one, place) =>
        place === part
          ? {
              ...one,
              text: draft.isNumbered ? withoutNumber(fixed, place, draft.parts.length) : fixed,
            }
          : one,
      );
      onChange({ ...draft, parts });
    }
  }

  return (
    <>
      {check.findings.length > 0 ? (
        <ul aria-label={t('Findings')} className="flex list-none flex-col gap-2">
          {check.findings.map((finding) => (
            <FindingLine
              key={`${finding.id} ${finding.part}`}
              finding={finding}
              isThread={draft.parts.length > 1}
              // A fix made for an earlier text would throw away what was typed since.
              onFix={check.isCurrent ? fix : null}
            />
          ))}
        </ul>
      ) : null}
      {warnings.length > 0 ? (
        <CheckField
          label={t('I have seen the warnings: schedule it anyway')}
          checked={warnings.every((id) => draft.accepted.includes(id))}
          onChange={(on) => onChange({ ...draft, accepted: on ? [...new Set(warnings)] : [] })}
        />
      ) : null}
      {check.costUsd ? (
        <p className="text-xs text-muted">
          {t('Estimated X API cost: {costUsd}', {
            costUsd: formatNumber(check.costUsd, DOLLARS),
          })}
        </p>
      ) : null}
    </>
  );
}

function FindingLine(props: {
  finding: Finding;
  isThread: boolean;
  onFix: ((finding: Finding) => void) | null;
}) {
  const { source, sourceCode, level, part, fixed, label } = props.finding;
  const message = serverMessage(props.finding);
  const { look } = levels[level];
  const name = t(levels[level].name);
  return (
    <li className="flex gap-2.5 rounded-control border border-line p-3 text-sm">
      <span className={`mt-0.5 ${look}`} title={name}>
        <AlertIcon />
      </span>
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <span className="sr-only">{name}: </span>
          {props.isThread && part !== null ? (
            <span className="font-medium">{t('Part {part}:', { part: part + 1 })} </span>
          ) : null}
          {message}
        </p>
        <p className="mt-0.5 text-xs wrap-anywhere text-muted">
          {serverMessage({ code: sourceCode, message: source })}
        </p>
      </div>
      {label || (fixed !== null && part !== null) ? (
        <Button
          type="button"
          variant="soft"
          aria-label={label ? undefined : t('Fix: {message}', { message })}
          disabled={!props.onFix}
          onClick={() => props.onFix?.(props.finding)}
        >
          {label ? t(labels[label]) : t('Fix')}
        </Button>
      ) : null}
    </li>
  );
}
