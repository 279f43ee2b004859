import { type Message, message } from '#shared/contracts/messages/message.ts';

/** What a person who does not run the server can do about a provider. */
export interface ProviderAdvice {
  whenNotSetUp: Message;
  whenKeyRefused: Message;
  /** The sentence after "cannot be reached". */
  whenUnreachable: Message;
}

const whenUnreachable = message('provider.later-or-other');

/** Of a provider that only the operator sets up. */
export function operatorsProvider(name: string): ProviderAdvice {
  return {
    whenNotSetUp: message('provider.not-set-up', { provider: name }),
    whenKeyRefused: message('provider.key-refused', {
      provider: name,
      advice: message('provider.choose-another'),
    }),
    whenUnreachable,
  };
}

/** Of a provider that people may bring a key for, called `name` in Settings; `hasOwn`: this one did. */
export function ownKeyProvider(
  name: string,
  hasOwn: boolean,
  provider: string = name,
): ProviderAdvice {
  return {
    whenNotSetUp: message('provider.add-key', { provider: name }),
    whenKeyRefused: hasOwn
      ? message('provider.own-key-refused', { provider, name })
      : message('provider.key-refused', {
          provider,
          advice: message('provider.add-key-or-other'),
        }),
    whenUnreachable,
  };
}
