import { type Html, html } from '#api/http/page/html.ts';
import { MOST_REASON } from '#shared/contracts/approvals.ts';
import type { SharedPost } from '#shared/contracts/review-links.ts';
import type { Translator } from '#shared/lib/i18n/translator.ts';
import { type Commenting, commentsSection } from './comments-section.ts';

interface Around extends Commenting {
  token: string;
}

/** One post as X shows it, with its labels and comments, and what can be decided about it. */
export function postCard(post: SharedPost, around: Around): Html {
  const { t } = around.translator;
  const titleId = `post-${post.id}`;
  const name = post.username ? `@${post.username}` : t('No account');
  const labels = [
    post.madeWithAi && t('Made with AI'),
    post.paidPartnership && t('Paid partnership'),
  ].filter((label) => label !== false);
  return html`<article id="${post.id}" aria-labelledby="${titleId}">
<header class="account"><span class="face" aria-hidden="true">${[...(post.username ?? '?')][0]?.toUpperCase() ?? ''}</span>
<h3 id="${titleId}"><bdi>${name}</bdi> <time datetime="${post.scheduledTime}">${timeOf(post, around)}</time></h3>
<p class="state" data-state="${stateOf(post)}">${stateText(post, around.translator)}</p></header>
${post.parts.map((part) => partHtml(part, around))}
${labels.length > 0 ? html`<ul class="labels">${labels.map((label) => html`<li>${label}</li>`)}</ul>` : null}
${post.url ? html`<p><a href="${post.url}" rel="noopener noreferrer">${t('View on X')}</a></p>` : null}
${decisionForm(post, around.translator)}
${commentsSection(post, around)}
</article>`;
}

function timeOf(
  { scheduledTime }: SharedPost,
  { timeZone, translator: { language } }: Around,
): string {
  const format = { timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(language, format).format(new Date(scheduledTime));
}

function partHtml(
  { text, media, poll }: SharedPost['parts'][number],
  { token, translator }: Around,
): Html {
  const { t } = translator;
  return html`<div class="part">
<p class="text" dir="auto">${text}</p>
${poll ? html`<ol class="poll" aria-label="${t('Poll')}">${poll.options.map((option) => html`<li dir="auto">${option}</li>`)}</ol><p>${pollLength(poll.minutes, translator)}</p>` : null}
${media.map(({ id, kind, altText, width, height }) => {
  const source = `/api/review/${encodeURIComponent(token)}/media/${id}`;
  const size = width && height ? html` width="${width}" height="${height}"` : null;
  return kind === 'video'
    ? html`<video src="${source}" controls preload="none"${size} aria-label="${t('Video')}"></video>`
    : html`<figure><img src="${source}" alt="${altText}" loading="lazy"${size}>${altText === '' ? null : html`<figcaption dir="auto">${t('Alt text')}: ${altText}</figcaption>`}</figure>`;
})}
</div>`;
}

function pollLength(minutes: number, { tn }: Translator): string {
  const hours = minutes / 60;
  if (hours % 24 === 0) return tn(hours / 24, '{n} day', '{n} days');
  return hours % 1 === 0
    ? tn(hours, '{n} hour', '{n} hours')
    : tn(minutes, '{n} minute', '{n} minutes');
}

function stateOf({ isSent, isApproved, review }: SharedPost): string {
  if (isSent) return 'sent';
  return review === 'approved' && !isApproved ? 'draft' : review;
}

const decided = ['approved', 'changes_requested', 'rejected'];

/** Of the posts that can be or were decided, how many were. */
export function progressOf(posts: readonly SharedPost[]): { decided: number; of: number } {
  const states = posts.filter(({ isSent }) => !isSent);
  const done = states.filter((post) => decided.includes(stateOf(post))).length;
  const open = states.filter(
    ({ review, mayApprove, maySendBack }) => review === 'in_review' && (mayApprove || maySendBack),
  );
  return { decided: done, of: done + open.length };
}

function stateText(post: SharedPost, { t }: Translator): string {
  const texts: Record<string, string> = {
    sent: t('Posted'),
    approved: t('Approved'),
    in_review: t('Needs approval'),
    changes_requested: t('Changes requested'),
    rejected: t('Rejected'),
    draft: t('Not approved yet'),
  };
  return texts[stateOf(post)] ?? t('Scheduled');
}

/** Shown by the script, without which it could not be sent. */
function decisionForm(
  { id, version, contentHash, mayApprove, maySendBack }: SharedPost,
  { t }: Translator,
): Html | null {
  if (!mayApprove && !maySendBack) return null;
  const reasonId = `reason-${id}`;
  const approve = html`<button value="approved" class="main">${t('Approve')}</button>`;
  const sendBack = html`<button value="changes_requested">${t('Request changes')}</button>
<button value="rejected" hidden>${t('Reject')}</button>`;
  // Asked for with the first press that needs it.
  const reason = html`<div class="reason" hidden><label for="${reasonId}">${t('Reason')}</label>
<textarea id="${reasonId}" rows="3" maxlength="${MOST_REASON}" dir="auto"></textarea></div>`;
  return html`<form hidden novalidate class="decision" data-post="${id}" data-version="${version}" data-hash="${contentHash}">
${maySendBack ? reason : null}
<div class="actions">${mayApprove ? approve : null}
${maySendBack ? sendBack : null}</div>
<p role="status"></p>
</form>`;
}
