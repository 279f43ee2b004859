import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { defaultAccount, socialAccountList } from '#shared/features/accounts/queries.ts';
import { displayName, useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { useThemeStore } from '#shared/ui/theme/theme-store.ts';
import { UserAvatar } from '#shared/ui/user-avatar.tsx';
import { isEmptyPart, type PostDraft, toParts } from '../form/post-draft.ts';
import { LinkCard } from './link-card.tsx';
import { PostPictures } from './post-pictures.tsx';
import { PostText } from './post-text.tsx';

/** The colours of X, a little stronger where a link could not be read otherwise. */
const looks = {
  light:
    '[--x-page:#ffffff] [--x-ink:#0f1419] [--x-muted:#536471] [--x-line:#cfd9de] [--x-link:#0b6bb3]',
  dark: '[--x-page:#000000] [--x-ink:#e7e9ea] [--x-muted:#8b98a5] [--x-line:#2f3336] [--x-link:#4db5ff]',
};

/** The post as people will see it on X, in either of its looks. */
export function PostPreview({ draft }: { draft: PostDraft }) {
  const isDarkHere = useThemeStore(({ dark }) => dark);
  const [isDark, setIsDark] = useState(isDarkHere);
  const author = useAuthor(draft.accountId);
  const parts = toParts(draft);
  const isNothing = draft.parts.every(isEmptyPart);
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
      <section
        aria-label={t('Preview on X')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long thread scrolls, also by keys
        tabIndex={0}
        className={`max-h-[calc(100dvh-9rem)] overflow-y-auto rounded-card border border-(--x-line) bg-(--x-page) px-4 py-3 text-[15px] leading-5 text-(--x-ink) ${isDark ? looks.dark : looks.light}`}
      >
        {isNothing ? (
          <p className="py-6 text-center text-(--x-muted)">{t('Your post appears here.')}</p>
        ) : (
          <ol className="list-none">
            {draft.parts.map((part, place) => (
              <li
                key={part.key}
                className="flex gap-3 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]"
              >
                <div className="flex flex-col items-center">
                  <span className="[&>span]:size-10 [&>span]:bg-(--x-line) [&>span]:text-sm [&>span]:text-(--x-ink)">
                    <UserAvatar name={author.name} image={author.image} />
                  </span>
                  {place < parts.length - 1 ? (
                    <span aria-hidden className="my-1 w-0.5 flex-1 bg-(--x-line)" />
                  ) : null}
                </div>
                <div className="min-w-0 flex-1 pb-4">
                  <p className="flex gap-1">
                    <span className="truncate font-bold">{author.name}</span>
                    <span className="truncate text-(--x-muted)">
                      {author.handle} · {t('now')}
                    </span>
                  </p>
                  <PostText text={parts[place]?.text ?? part.text} />
                  {part.media.length > 0 ? (
                    <PostPictures media={part.media} />
                  ) : (
                    <LinkCard text={part.text} />
                  )}
                </div>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

/** Who posts it: the chosen account, else the one that is taken without a choice. */
function useAuthor(accountId: string) {
  const { user } = useAuthentication();
  const accounts = useQuery(socialAccountList(useApi())).data ?? [];
  const onX = accounts.filter(({ platform }) => platform === 'twitter');
  const account = onX.find(({ id }) => id === accountId) ?? defaultAccount(onX);
  const isOwn = user !== null && (!account || account.username === user.twitterUsername);
  return {
    name: isOwn ? displayName(user) : (account?.username ?? ''),
    handle: `@${account?.username ?? user?.twitterUsername ?? user?.username ?? ''}`,
    image: isOwn ? user.profileImageUrl : null,
  };
}
