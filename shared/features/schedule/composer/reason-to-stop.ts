import { serverMessage } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import type { PostDraft } from './form/post-draft.ts';
import type { PostCheck } from './form/use-post-check.ts';

/** Why a post that is complete cannot be scheduled yet; null when it can. */
export function reasonToStop(
  draft: PostDraft,
  check: PostCheck,
  arriving: ReadonlySet<string>,
): string | null {
  if (draft.parts.some(({ key }) => arriving.has(key))) {
    return t('A file is still on its way: wait for it or cancel it.');
  }
  if (!check.isCurrent) return null;
  const wrong = check.findings.find(({ level }) => level === 'error');
  if (wrong) return serverMessage(wrong);
  const isOpen = check.findings.some(
    ({ level, id }) => level === 'warning' && !draft.accepted.includes(id),
  );
  return isOpen ? t('Look at the warnings, and tick the box to schedule it anyway.') : null;
}
