import type { Brief, LearntEdit, PostContext, ThreadPost } from '../adapters/provider.ts';
import type { ForeignText } from '../guard/fence.ts';
import { optionsData } from '../post-options.ts';

/** Everything of one call that others wrote, each text with the most of it that a model reads. */
export function promptData(brief: Brief, near: string[], samplesBefore: number): ForeignText[] {
  const { post, reference, options, postContext, owners, viral, shown, market, learnt } = brief;
  return [
    ...(postContext?.thread?.length ? [threadData(postContext.thread, owners ?? [])] : []),
    ...(post ? [of('author', post.author, 100), of('post', post.text, 6_000)] : []),
    ...(postContext ? attachedData(postContext) : []),
    ...(reference ? [of('reference', reference, 6_000)] : []),
    ...(options ? optionsData(options) : []),
    ...(market ?? []).map(({ coin, text, source, at }) =>
      of(`market ${coin}`, `${text} (${source}, ${at})`, 200),
    ),
    ...(viral ?? []).slice(0, 4).map((text, at) => of(`opening ${at + 1}`, text, 200)),
    ...near.map((text, at) => of(`sample ${samplesBefore + at + 1}`, text, 400)),
    ...(learnt?.edits ?? []).slice(0, 3).flatMap(editData),
    ...(learnt?.removed.length ? [of('removed', learnt.removed.join(', '), 600)] : []),
    ...(learnt?.avoided.length ? [of('avoided', learnt.avoided.join(', '), 600)] : []),
    ...(shown ?? []).slice(0, 10).map((text, at) => of(`shown ${at + 1}`, text, 400)),
  ];
}

function of(label: string, text: string, limit: number): ForeignText {
  return { label, text, limit };
}

/** One text, so that none of it can pass for another field. */
function threadData(thread: ThreadPost[], owners: string[]): ForeignText {
  const turns = thread.slice(-10).map(({ author, text }) => {
    const own = owners.includes(author.toLowerCase());
    return `${own ? 'the persona' : `@${author}`}: ${[...text].slice(0, 600).join('')}`;
  });
  return of('thread', turns.join('\n---\n'), 7_000);
}

function attachedData({ quoted, card, poll, picture }: PostContext): ForeignText[] {
  return [
    ...(quoted ? [of('quoted post', `@${quoted.author}: ${quoted.text}`, 3_000)] : []),
    ...(card ? [of('link card', card, 500)] : []),
    ...(poll?.length ? [of('poll', poll.join(' / '), 500)] : []),
    ...(picture ? [of('picture', picture, 2_000)] : []),
  ];
}

function editData({ post, draft, sent }: LearntEdit, at: number): ForeignText[] {
  const name = `edit ${at + 1}`;
  return [
    ...(post ? [of(`${name} post`, post, 300)] : []),
    of(`${name} draft`, draft, 300),
    of(`${name} sent`, sent, 300),
  ];
}
