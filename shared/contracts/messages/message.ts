import type { AnyMessage } from './any-message.ts';
import type { Definitions } from './definitions.ts';
import type { KindName, kinds } from './kinds.ts';
import type { ParamsOf } from './parse-definition.ts';

export type MessageCode = keyof Definitions;

/** What a person is told, before any language: which sentence, and what stands in its places. */
export type Message = { [C in MessageCode]: MessageOf<C> }[MessageCode];

/** What is said of a text: a message of ours, or what a model wrote. */
export type Statement = Message | string;

/** What stands in a place, by its kind. */
type ParamValues = { [K in KindName]: Known<NonNullable<ReturnType<(typeof kinds)[K]['read']>>> };

/** We write no message that we do not know. */
type Known<T> = T extends AnyMessage ? Message : T extends AnyMessage[] ? Message[] : T;

type MessageOf<C extends MessageCode> = C extends MessageCode
  ? { code: C; params: ParamsOf<Definitions[C], ParamValues> }
  : never;

type ParamsArgument<C extends MessageCode> = keyof ParamsOf<
  Definitions[C],
  ParamValues
> extends never
  ? []
  : [ParamsOf<Definitions[C], ParamValues>];

/** `message('rule.most-personas', { n: 20 })`: a code that is not defined, or other params, do not compile. */
export function message<const C extends MessageCode>(
  code: C,
  ...[params]: ParamsArgument<C>
): MessageOf<C> {
  return { code, params: params ?? {} } as MessageOf<C>;
}

/** A message as what a check of zod says, which can only be a text. `readCheckMessage` reads it. */
export function checkMessage<const C extends MessageCode>(
  code: C,
  ...params: ParamsArgument<C>
): string {
  return JSON.stringify(message(code, ...params));
}

/** Null for what zod, or a check without a code, says by itself. */
export function readCheckMessage(text: string): Message | null {
  return text.startsWith('{"code":') ? (JSON.parse(text) as Message) : null;
}
