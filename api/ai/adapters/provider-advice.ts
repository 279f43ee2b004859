/** What a person can do about a provider, in words for somebody who does not run the server. */
export interface ProviderAdvice {
  whenNotSetUp: string;
  whenKeyRefused: string;
  whenUnreachable: string;
}

const whenUnreachable = 'Try again later, or choose another provider.';

/** Of a provider that only the operator sets up. */
export function operatorsProvider(name: string): ProviderAdvice {
  return {
    whenNotSetUp: `${name} isn't set up on this server. Choose another provider.`,
    whenKeyRefused: 'Choose another provider.',
    whenUnreachable,
  };
}

/** Of a provider that people may bring a key for; `hasOwn`: this one did. */
export function ownKeyProvider(name: string, hasOwn: boolean): ProviderAdvice {
  return {
    whenNotSetUp: `${name} isn't set up. Add your key in Settings > Advanced.`,
    whenKeyRefused: hasOwn
      ? `Check your ${name} API key in Settings.`
      : 'Add your own key in Settings > Advanced, or choose another provider.',
    whenUnreachable,
  };
}
