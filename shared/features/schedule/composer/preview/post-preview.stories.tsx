import { emptyPost } from '#shared/contracts/post-drafts.ts';
import { PostPreview } from './post-preview.tsx';

export default { title: 'Post preview' };

const draftOf = (...texts: string[]) => ({
  ...emptyPost,
  parts: texts.map((text, at) => ({ key: String(at), text, media: [] })),
});

export const Nothing = () => <PostPreview draft={emptyPost} />;

export const Post = () => (
  <PostPreview draft={draftOf('gm @vitalik, blobs are free. #ethereum\nhttps://ethereum.org')} />
);

export const NumberedThread = () => (
  <PostPreview
    draft={{
      ...draftOf('Three charts on fees.', 'The first: blobs.', 'The last.'),
      isNumbered: true,
    }}
  />
);
