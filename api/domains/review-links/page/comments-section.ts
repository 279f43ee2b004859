import { type Html, html } from '#api/http/page/html.ts';
import { MOST_COMMENT } from '#shared/contracts/comments.ts';
import type { SharedComment, SharedPost, SharedThread } from '#shared/contracts/review-links.ts';
import type { Translator } from '#shared/lib/i18n/translator.ts';

export interface Commenting {
  workspaceName: string;
  timeZone: string;
  translator: Translator;
  mayComment: boolean;
}

/** What is visible to the client of one post, and a form for more; nothing where there is neither. */
export function commentsSection({ id, threads }: SharedPost, around: Commenting): Html | null {
  const { t } = around.translator;
  if (threads.length === 0 && !around.mayComment) return null;
  const titleId = `comments-${id}`;
  return html`<section aria-labelledby="${titleId}">
<details><summary><h4 id="${titleId}">${t('Comments')}</h4>${threads.length > 0 ? html` <span class="quiet">${threads.length}</span>` : null}</summary>
<ol${hiddenIf(threads.length === 0)}>${threads.map((thread) => threadHtml(thread, id, around))}</ol>
${around.mayComment ? commentForm({ postId: id, parentId: null }, around.translator) : null}
</details></section>`;
}

function threadHtml(thread: SharedThread, postId: string, around: Commenting): Html {
  const { t } = around.translator;
  const form = commentForm({ postId, parentId: thread.id }, around.translator);
  return html`<li>${thread.isResolved ? html`<p class="quiet">${t('Resolved')}</p>` : null}
${commentHtml(thread, around)}
<ol${hiddenIf(thread.replies.length === 0)}>${thread.replies.map((reply) => html`<li>${commentHtml(reply, around)}</li>`)}</ol>
${around.mayComment ? html`<details hidden><summary>${t('Write a reply')}</summary>${form}</details>` : null}
</li>`;
}

function commentHtml(comment: SharedComment, around: Commenting): Html {
  const { language, t } = around.translator;
  if (comment.isDeleted) return html`<p class="quiet">${t('This comment was deleted.')}</p>`;
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: around.timeZone } as const;
  const time = new Intl.DateTimeFormat(language, format).format(new Date(comment.createdAt));
  return html`<p class="who"><bdi>${nameOf(comment, around)}</bdi> <time datetime="${comment.createdAt}">${time}</time></p>
<p class="text" dir="auto">${comment.body}</p>`;
}

/** Of a member without a name that of the workspace. */
function nameOf({ name, isClient }: SharedComment, around: Commenting): string {
  const shown = name ?? around.workspaceName;
  return isClient ? around.translator.t('{name} (client)', { name: shown }) : shown;
}

/** What the script puts where a comment was added: its text is set there. */
export function commentTemplate(reviewer: string, { t }: Translator): Html {
  return html`<template><li><p class="who"><bdi>${t('{name} (client)', { name: reviewer })}</bdi> <span class="quiet">${t('Just now')}</span></p>
<p class="text" dir="auto"></p></li></template>`;
}

/** Shown by the script, without which it could not be sent. */
function commentForm(
  { postId, parentId }: { postId: string; parentId: string | null },
  { t }: Translator,
): Html {
  const fieldId = `comment-${parentId ?? postId}`;
  const parent = parentId === null ? null : html` data-parent="${parentId}"`;
  return html`<form hidden novalidate class="comment" data-post="${postId}"${parent}>
<label for="${fieldId}">${parentId === null ? t('New comment') : t('Your reply')}</label>
<textarea id="${fieldId}" rows="3" maxlength="${MOST_COMMENT}" dir="auto"></textarea>
<div class="actions"><button>${parentId === null ? t('Add comment') : t('Send reply')}</button></div>
<p role="status"></p>
</form>`;
}

const hiddenIf = (isHidden: boolean) => (isHidden ? html` hidden` : null);
