import { useState } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { useThemeStore } from '#shared/ui/theme/theme-store.ts';
import type { PostDraft } from '../form/post-draft.ts';
import { XPost } from './x-post.tsx';

/** The post as people will see it on X, in either of its looks. */
export function PostPreview({ draft }: { draft: PostDraft }) {
  const isDarkHere = useThemeStore(({ dark }) => dark);
  const [isDark, setIsDark] = useState(isDarkHere);
  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-3">
        <p className="text-sm font-medium">{t('Preview on X')}</p>
        <fieldset aria-label={t('Look of the preview')} className="flex gap-1">
          {[false, true].map((dark) => (
            <button
              key={String(dark)}
              type="button"
              aria-pressed={isDark === dark}
              onClick={() => setIsDark(dark)}
              className="cursor-pointer rounded-full border border-line px-3 py-1 text-xs aria-pressed:border-link aria-pressed:bg-link-tint aria-pressed:text-link"
            >
              {dark ? t('Dark') : t('Light')}
            </button>
          ))}
        </fieldset>
      </div>
      <XPost draft={draft} isDark={isDark} name={t('Preview on X')} when={t('now')} scrolls />
    </div>
  );
}
