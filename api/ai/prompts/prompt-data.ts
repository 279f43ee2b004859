import type { Brief, LearntEdit, OwnReply, PostContext, ThreadPost } from '../adapters/provider.ts';
import { shownText } from '../guard/fence.ts';
import { optionsData } from '../post-options.ts';
import { type CallText, fitBudget } from './fit-budget.ts';

/** Of the earlier exchanges, however much room there is. */
const EARLIER_TOKENS = 400;

/** Everything of one call that others wrote, the post first, within so many tokens. */
export function promptData(brief: Brief, tokens: number): CallText[] {
  const { post, reference, options, postContext, owners, viral, shown, market, learnt } = brief;
  const texts = [
    ...(post ? [of('post', 'author', post.author, 100), of('post', 'post', post.text, 6_000)] : []),
    ...earlierData(brief.exchanges ?? []),
    ...(postContext?.thread?.length ? [threadData(postContext.thread, owners ?? [])] : []),
    ...(postContext ? attachedData(postContext) : []),
    ...(reference ? [of('given', 'reference', reference, 6_000)] : []),
    ...(options
      ? optionsData(options).map(({ label, text, limit }) => of('given', label, text, limit))
      : []),
    ...(market ?? []).map(({ coin, text, source, at }) =>
      of('given', `market ${coin}`, `${text} (${source}, ${at})`, 200),
    ),
    ...(learnt?.removed.length ? [of('given', 'removed', learnt.removed.join(', '), 600)] : []),
    ...(learnt?.avoided.length ? [of('given', 'avoided', learnt.avoided.join(', '), 600)] : []),
    ...(brief.revise ? [] : (shown ?? []))
      .slice(0, 10)
      .map((text, at) => of('given', `shown ${at + 1}`, text, 400)),
    ...(brief.voice.near ?? []).map((text, at) => of('help', `own text ${at + 1}`, text, 280)),
    ...(learnt?.edits ?? []).slice(0, 3).flatMap(editData),
    ...(viral ?? []).slice(0, 4).map((text, at) => of('help', `opening ${at + 1}`, text, 200)),
  ];
  return fitBudget(texts, tokens);
}

function of(part: CallText['part'], label: string, text: string, limit: number): CallText {
  return { part, label, text: shownText(text, limit), limit: Number.POSITIVE_INFINITY };
}

/** One text, so that none of it can pass for another field. */
function threadData(thread: ThreadPost[], owners: string[]): CallText {
  const turns = thread.slice(-10).map(({ author, text }) => {
    const own = owners.includes(author.toLowerCase());
    return `${own ? 'the persona' : `@${author}`}: ${shownText(text, 600)}`;
  });
  return { ...of('thread', 'thread', turns.join('\n---\n'), 7_000), cutsFront: true };
}

function earlierData(exchanges: OwnReply[]): CallText[] {
  const texts = exchanges.slice(0, 5).flatMap(({ post, reply }, at) => {
    const name = `earlier between you ${at + 1}`;
    return [of('earlier', `${name} post`, post, 240), of('earlier', `${name} reply`, reply, 240)];
  });
  return fitBudget(texts, EARLIER_TOKENS);
}

function attachedData({ quoted, card, poll, picture }: PostContext): CallText[] {
  return [
    ...(quoted ? [of('attached', 'quoted post', `@${quoted.author}: ${quoted.text}`, 3_000)] : []),
    ...(card ? [of('attached', 'link card', card, 500)] : []),
    ...(poll?.length ? [of('attached', 'poll', poll.join(' / '), 500)] : []),
    ...(picture ? [of('attached', 'picture', picture, 2_000)] : []),
  ];
}

function editData({ post, draft, sent }: LearntEdit, at: number): CallText[] {
  const name = `edit ${at + 1}`;
  return [
    ...(post ? [of('help', `${name} post`, post, 200)] : []),
    of('help', `${name} draft`, draft, 200),
    of('help', `${name} sent`, sent, 200),
  ];
}
