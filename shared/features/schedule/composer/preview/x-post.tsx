import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { defaultAccount, socialAccountList } from '#shared/features/accounts/queries.ts';
import { displayName, useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { UserAvatar } from '#shared/ui/user-avatar.tsx';
import { isEmptyPart, type PostDraft, toParts } from '../form/post-draft.ts';
import { LinkCard } from './link-card.tsx';
import { PollOnX } from './poll-on-x.tsx';
import { PostPictures } from './post-pictures.tsx';
import { PostText } from './post-text.tsx';

/** The colours of X, a little stronger where a link could not be read otherwise. */
const looks = {
  light:
    '[--x-page:#ffffff] [--x-ink:#0f1419] [--x-muted:#536471] [--x-line:#cfd9de] [--x-link:#0b6bb3]',
  dark: '[--x-page:#000000] [--x-ink:#e7e9ea] [--x-muted:#8b98a5] [--x-line:#2f3336] [--x-link:#4db5ff]',
};

export function XPost(props: {
  draft: PostDraft;
  isDark: boolean;
  name: string;
  /** What stands for the time since it was posted. */
  when: string;
  /** Within the height of the window; else it is shown in full length. */
  scrolls?: boolean;
}) {
  const { draft, scrolls = false } = props;
  const author = useAuthor(draft.accountId);
  const parts = toParts(draft);
  const isNothing = draft.parts.every(isEmptyPart);
  return (
    <section
      aria-label={props.name}
      // A long thread scrolls, also by keys.
      tabIndex={scrolls ? 0 : undefined}
      className={`rounded-card border border-(--x-line) bg-(--x-page) px-4 py-3 text-[15px] leading-5 text-(--x-ink) ${props.isDark ? looks.dark : looks.light} ${scrolls ? 'max-h-[calc(100dvh-9rem)] overflow-y-auto' : ''}`}
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
                    {author.handle} · {props.when}
                  </span>
                </p>
                <PostText text={parts[place]?.text ?? part.text} />
                {part.poll ? <PollOnX poll={part.poll} /> : null}
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
