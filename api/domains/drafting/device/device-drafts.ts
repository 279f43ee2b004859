import type { DeviceAnswer } from '#api/ai/adapters/device-provider.ts';
import { draftQuestion } from '#api/ai/adapters/model-provider.ts';
import type { PromptSecrets } from '#api/ai/adapters/provider.ts';
import { contextSize } from '#api/ai/adapters/wire/context-size.ts';
import { promptBudget } from '#api/ai/prompts/prompt-budget.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { DeviceBrief } from '#shared/contracts/device-drafts.ts';
import { type Caller, waiterOf } from '../caller.ts';
import { contentDraft, type DraftKind, generate, replyDraft } from '../pipeline.ts';

/** A draft that a model in the browser writes. */
interface DeviceKind<Input, Answer> {
  draft: DraftKind<Input, Answer>;
  /** The text whose language the draft takes, and the tag that came with it. */
  text(input: Input): [text: string, tag: string | null];
}

type InputOf<K> = K extends { brief(caller: Caller, input: infer I): unknown } ? I : never;

const kind = <Input, Answer>(
  draft: DraftKind<Input, Answer>,
  text: DeviceKind<Input, Answer>['text'],
): DeviceKind<Input, Answer> => ({ draft, text });

export const deviceReply = kind(
  replyDraft,
  ({ originalTweet, language }: InputOf<typeof replyDraft>) => [originalTweet, language ?? null],
);
export const deviceContent = kind(contentDraft, ({ prompt }: InputOf<typeof contentDraft>) => [
  prompt,
  null,
]);

/** What the model is to be asked. Throws what the brief of any draft refuses. */
export async function briefDevice<Input>(
  caller: Caller,
  { draft, text }: DeviceKind<Input, unknown>,
  input: Input,
): Promise<DeviceBrief> {
  const language = await languageOf(caller, text(input));
  const secrets = secretsOf(caller, input);
  const device = { text: '', language, canary: secrets.canary };
  const { brief } = await draft.brief({ ...caller, device }, input);
  const { prompt, jsonSchema: schema } = draftQuestion(brief, {
    several: brief.takes === true && brief.kind !== 'thread' && !brief.revise,
    budget: promptBudget('device', null),
  });
  const { system, user, answerTokens } = prompt(secrets);
  const contextTokens = contextSize([system, user], 0, answerTokens);
  return { system, messages: [user], schema, language, answerTokens, contextTokens };
}

/** The draft from the model's answer; where that is none, the built-in composer's, which says why. */
export async function finishDevice<Input, Answer>(
  caller: Caller,
  { draft, text }: DeviceKind<Input, Answer>,
  { text: answered, fault, ...asked }: Input & Pick<DeviceAnswer, 'text' | 'fault'>,
): Promise<Answer> {
  const input = asked as Input;
  const language = await languageOf(caller, text(input));
  const { canary } = secretsOf(caller, input);
  const device = { text: answered, fault, language, canary };
  return generate({ ...caller, device }, draft, input);
}

function languageOf(caller: Caller, [text, tag]: [string, string | null]): Promise<string> {
  return runTextTask('language-of', [text, tag], waiterOf(caller));
}

/** The same for both calls, and nothing that whoever wrote the foreign text can know. */
function secretsOf({ ctx, actor }: Caller, input: unknown): PromptSecrets {
  const place = { table: 'device_drafts', workspaceId: actor.workspaceId, field: actor.userId };
  const mark = ctx.sealer.mark(JSON.stringify(input), place);
  return { canary: `trp-${mark.slice(0, 16)}`, nonce: mark.slice(16, 40) };
}
