import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { postContextOf } from '#extension/x-page/posts/post-context.ts';
import { statusPost } from '#extension/x-page/posts/status-post.ts';

/** Answers the side panel once it is to draft: what stands with the post that this page is about. */
export default defineUnlistedScript(() => {
  const post = statusPost();
  return post && { id: post.id, context: postContextOf(post) };
});
