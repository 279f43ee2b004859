import { type ApiClient, ApiError, ServerAway } from '#shared/client/api-client.ts';
import {
  briefDeviceContent,
  briefDeviceReply,
  type DeviceBrief,
  finishDeviceContent,
  finishDeviceReply,
} from '#shared/contracts/device-drafts.ts';
import type { StreamEvent } from '#shared/contracts/endpoint.ts';
import { pictureAddress, streamContent, streamReply } from '#shared/contracts/generation.ts';
import { isSure } from '#shared/contracts/situations.ts';
import type { askDevice, DeviceAnswer } from '../../device/ask-device.ts';
import type { Draft, DraftOrder, WrittenDraft } from '../../protocol.ts';
import type { Post } from '../../x-page/posts/posts.ts';
import { DraftRefused } from './draft-refused.ts';

/** The longest the contracts take; X's own long posts together with a quote can be longer. */
const longest = { post: 25_000, reference: 8_000, prompt: 4_000 };
/** An author whose handle X does not show. */
const unknown = 'unknown';
const noTopic = 'Something worth posting today';

interface Writing {
  signal: AbortSignal;
  /** Has the model of this browser answer a brief. */
  askDevice: typeof askDevice;
  /** The text so far. */
  onText(text: string): void;
}

/**
 * Has the server write one draft. Throws ApiError, DraftRefused, ServerAway when it went away, or
 * AbortError when cancelled.
 */
export async function writeDraft(
  client: ApiClient,
  order: DraftOrder,
  writing: Writing,
): Promise<WrittenDraft> {
  const { choice, about, point, pointIs, intent, variant, thread, shown, revise, takes } = order;
  const { signal } = writing;
  const onDevice = choice.provider === 'device';
  const voice = {
    ...(choice.tone ? { tone: choice.tone } : {}),
    ...(choice.provider && !onDevice ? { provider: choice.provider } : {}),
    ...(shown ? { shown } : {}),
    ...(revise ? { revise } : {}),
    ...(takes ? { takes } : {}),
  };
  if (about.kind === 'reply') {
    const body = {
      ...voice,
      ...(choice.personaId ? { personaId: choice.personaId } : {}),
      originalTweet: describePost(about.post).slice(0, longest.post).toWellFormed(),
      tweetAuthor: about.post.author || unknown,
      ...(point.trim() === '' ? {} : { context: point }),
      ...(pointIs ? { pointIs } : {}),
      ...(intent ? { intent } : {}),
      ...(about.post.language ? { language: about.post.language } : {}),
      ...contextFields(about),
      variant,
    };
    if (!onDevice) return follow(client.stream(streamReply, { body }, { signal }), writing);
    return briefAndFinish(
      await client.call(briefDeviceReply, { body }, { signal }),
      (answer) => client.call(finishDeviceReply, { body: { ...body, ...answer } }, { signal }),
      writing,
    );
  }
  const { quoted } = about;
  const author = quoted?.author || unknown;
  const body = {
    ...voice,
    personaId: choice.personaId ?? '',
    prompt:
      point.trim() ||
      revise?.text.slice(0, longest.prompt) ||
      (quoted ? `Comment on the post of @${author}` : noTopic),
    variant,
    ...(thread ? { type: 'thread' as const } : {}),
    ...(quoted
      ? {
          referenceContent: `@${author}: ${quoted.text}`.slice(0, longest.reference).toWellFormed(),
        }
      : {}),
  };
  if (!onDevice) return follow(client.stream(streamContent, { body }, { signal }), writing);
  return briefAndFinish(
    await client.call(briefDeviceContent, { body }, { signal }),
    (answer) => client.call(finishDeviceContent, { body: { ...body, ...answer } }, { signal }),
    writing,
  );
}

type Event = StreamEvent<typeof streamReply> | StreamEvent<typeof streamContent>;

async function follow(events: AsyncIterable<Event>, { onText }: Writing): Promise<WrittenDraft> {
  for await (const event of events) {
    if (event.type === 'failed') throw new DraftRefused(event.error);
    if (event.type === 'done') return pickAll(event.draft);
    onText(event.text);
  }
  throw new ServerAway('The stream ended without a draft');
}

/** The model of this browser writes what the server asked of it; the server checks it. */
async function briefAndFinish(
  brief: DeviceBrief,
  finish: (answer: DeviceAnswer) => Promise<Written>,
  { signal, askDevice }: Writing,
): Promise<WrittenDraft> {
  const answer = await askDevice(brief, signal);
  try {
    return pickAll(await finish(answer).catch((error) => finishOlder(error, answer, finish)));
  } catch (error) {
    const body = bodyOf(error);
    throw body?.code === 'no_draft' ? new DraftRefused(body) : error;
  }
}

/** An older server knows fewer faults. */
function finishOlder(
  error: unknown,
  answer: DeviceAnswer,
  finish: (answer: DeviceAnswer) => Promise<Written>,
): Promise<Written> {
  const unknownFault = bodyOf(error)?.issues?.some(({ path }) => path === 'fault');
  if (!unknownFault || !('fault' in answer) || answer.fault === 'failed') throw error;
  return finish({ fault: 'failed' });
}

function bodyOf(error: unknown) {
  return error instanceof ApiError ? error.body : null;
}

type Written = Extract<Event, { type: 'done' }>['draft'];
type Take = NonNullable<Written['takes']>[number];

function pickAll({ takes, ...draft }: Written): WrittenDraft {
  return { ...pick(draft), ...(takes?.length ? { takes: takes.map(pick) } : {}) };
}

function pick(draft: Take & { situation?: Parameters<typeof isSure>[0] | undefined }): Draft {
  const { content, provider, notes, draftId, voiceMatch, samples, messages } = draft;
  const { explanation, checks, figures } = draft;
  const { situation: read } = draft;
  return {
    ...{ content, provider, notes, draftId, voiceMatch, samples, messages },
    ...{ explanation, checks, figures },
    ...(read && isSure(read) ? { situation: read.situation } : {}),
  };
}

/** What else X shows of the post; what it does not show is left out. */
function contextFields({ post, postContext }: Extract<DraftOrder['about'], { kind: 'reply' }>) {
  const { thread = [], card = null, poll = [] } = postContext ?? {};
  const { quoted, picture } = post;
  const pictures = post.pictures?.filter((address) => pictureAddress.test(address)) ?? [];
  return {
    ...(thread.length > 0 ? { thread } : {}),
    ...(quoted?.text ? { quoted } : {}),
    ...(card ? { linkCard: card } : {}),
    ...(poll.length > 0 ? { poll } : {}),
    ...(picture ? { pictureText: picture } : {}),
    ...(pictures.length > 0 ? { pictures } : {}),
  };
}

/** A post may have no words of its own: then its quote and its picture are what is answered. */
function describePost({ text, quoted, picture }: Post): string {
  const parts = [
    text,
    quoted?.text ? `@${quoted.author}: ${quoted.text}` : '',
    text === '' && picture ? picture : '',
  ];
  return (
    parts.filter((part) => part.trim() !== '').join('\n\n') ||
    'A post with a picture or video and no text'
  );
}
