import { type Html, html } from '#api/http/page/html.ts';
import { pageFrame } from '#api/http/page/page-frame.ts';
import type { SharedPost, SharedReview } from '#shared/contracts/review-links.ts';
import type { Translator } from '#shared/lib/i18n/translator.ts';
import { commentTemplate } from './comments-section.ts';
import { postCard, progressOf } from './post-card.ts';

/** Everything that a link shows: whole without its script, which only sends what is decided or said. */
export function reviewPage(review: SharedReview, token: string, translator: Translator): string {
  const { language, t, tn } = translator;
  const { posts, timeZone, workspaceName } = review;
  const progress = progressOf(posts);
  const title = titleOf(review, translator);
  const decides = posts.some(({ mayApprove, maySendBack }) => mayApprove || maySendBack);
  const mayComment = review.may !== 'view';
  const acts = decides || (mayComment && posts.length > 0);
  const around = { token, timeZone, translator, workspaceName, mayComment };
  const intro = t('Shared with {name} by {workspace}', {
    name: review.reviewer,
    workspace: workspaceName,
  });
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(
    new Date(review.expiresAt),
  );
  const body = html`<header>
<p class="brand">Troupe</p>
<h1 dir="auto">${title}</h1>
<p dir="auto">${intro}</p>
<p class="quiet">${t('Times in {zone}', { zone: timeZone.replaceAll('_', ' ') })}<br>${t('This link is valid until {date}.', { date: until })}</p>
${acts ? html`<noscript><p class="hint">${decides ? t('Turn on JavaScript to approve posts or ask for changes.') : t('Turn on JavaScript to comment.')}</p></noscript>` : null}
</header>
<main data-token="${token}"${textsOf(translator)}>
${progress.of > 0 && review.may === 'decide' ? progressBar(progress, translator) : null}
${posts.length === 0 ? html`<p class="hint">${t('There is nothing to review.')}</p>` : null}
${daysOf(review, translator).map(([day, some]) => html`<h2>${day}</h2>${some.map((post) => postCard(post, around))}`)}
${review.isAll ? null : html`<p class="hint">${tn(posts.length, 'Only the next {n} post is shown.', 'Only the next {n} posts are shown.')}</p>`}
${review.hasAllComments ? null : html`<p class="hint">${t('Only the latest comments are shown.')}</p>`}
${acts && mayComment ? commentTemplate(review.reviewer, translator) : null}
</main>`;
  return pageFrame({ language, title: `${title} - ${workspaceName}`, body, hasScript: acts });
}

/** What is decided, of what can be; the script counts on. */
function progressBar({ decided, of }: ReturnType<typeof progressOf>, { t }: Translator): Html {
  return html`<div class="progress" data-decided="${decided}" data-of="${of}"><p role="status">${t('{n} of {total} decided', { n: decided, total: of })}</p>
<progress value="${decided}" max="${of}" aria-hidden="true"></progress></div>`;
}

/** The posts by day in the zone of the workspace, in their order. */
function daysOf({ posts, timeZone }: SharedReview, { language }: Translator) {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone });
  const days = new Map<string, SharedPost[]>();
  for (const post of posts) {
    const day = format.format(new Date(post.scheduledTime));
    days.set(day, [...(days.get(day) ?? []), post]);
  }
  return [...days];
}

function titleOf({ target, campaignName, posts }: SharedReview, { t }: Translator): string {
  if (target === 'campaign') return campaignName ?? t('Campaign');
  if (target === 'calendar') return t('Scheduled posts');
  const username = posts[0]?.username;
  return username ? t('Post by @{username}', { username }) : t('Post');
}

/** What the script says; it has no texts of its own. */
function textsOf({ t }: Translator): Html {
  const texts = {
    progress: t('{n} of {total} decided'),
    sending: t('Sending...'),
    approved: t('You approved this post.'),
    level: t('Saved. Another approval is needed before it is published.'),
    changes_requested: t('You requested changes.'),
    rejected: t('You rejected this post.'),
    reason: t('Enter a reason first.'),
    changed: t('This post has changed since you opened the page.'),
    reload: t('Load the current version'),
    forbidden: t('This link cannot decide on this post. Ask whoever sent it to you.'),
    empty: t('Enter a comment first.'),
    commented: t('Your comment was added.'),
    silent: t('This review link cannot add comments. Ask whoever sent it to you.'),
    full: t('No more comments can be added here for now. Try again tomorrow.'),
    ended: t('This review link is no longer valid. Ask for a new one.'),
    gone: t('This post is no longer available by this link.'),
    busy: t('Too many requests. Wait a minute, then try again.'),
    failed: t('That was not saved. Check your connection and try again.'),
  };
  return html`${Object.entries(texts).map(([name, text]) => html` data-text-${name}="${text}"`)}`;
}
