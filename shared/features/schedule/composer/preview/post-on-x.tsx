import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { useThemeStore } from '#shared/ui/theme/theme-store.ts';
import { draftOfPost } from '../form/draft-of-post.ts';
import { XPost } from './x-post.tsx';

/** A scheduled post in full length as people will see it on X. */
export function PostOnX({ post, name }: { post: ScheduledPost; name: string }) {
  const { zone } = useTimeZone();
  const isDark = useThemeStore(({ dark }) => dark);
  return (
    <XPost
      draft={draftOfPost(post, zone)}
      isDark={isDark}
      name={t('Preview on X: {name}', { name })}
      when={formatInstant(post.scheduledTime, { month: 'short', day: 'numeric' })}
    />
  );
}
