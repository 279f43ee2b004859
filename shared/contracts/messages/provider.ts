/** What a provider of drafts, X or the market would not do. */
export const provider = {
  'provider.key-refused': '{provider:text} refused the API key. {advice:message}',
  'provider.own-key-refused':
    '{provider:text} refused the API key. Check your {name:text} API key in Settings.',
  'provider.model-unknown':
    '{provider:text} does not know the model {model:text}. Choose another provider.',
  'provider.says': '{provider:text} says: {words:text}.',
  'provider.no-model': '{provider:text} has no model yet.',
  'provider.limiting': {
    one: '{provider} is limiting requests. Try again in {n} second, or choose another provider.',
    text: '{provider:text} is limiting requests. Try again in {n:number} seconds, or choose another provider.',
  },
  'provider.no-credit': '{provider:text} says the account has no credit left.',
  'provider.declined': '{provider:name} declined to write this. Change the prompt and try again.',
  'provider.own-error': '{provider:text} had an error of its own ({n:number}). Try again later.',
  'provider.unreachable': '{provider:text} cannot be reached. {advice:message}',
  'provider.refused-with-status': '{provider:text} refused the request ({n:number}).',
  'provider.refused': '{provider:text} refused the request.',
  'provider.unreadable': '{provider:name} answered in a form that could not be read. Try again.',
  'provider.cut-short':
    '{provider:name} stopped in the middle of its answer. Try again, or ask for something shorter.',
  'provider.too-large': '{provider:name} sent an answer far too large for a post.',
  'provider.timed-out': '{provider:name} did not answer within {n:number} seconds.',
  'provider.leaked':
    '{provider:name} repeated its instructions instead of writing a draft, so the draft was dropped. Try again.',
  'provider.failed': '{provider:name} failed in an unexpected way. Try again.',
  'provider.no-language':
    '{provider:name} does not write {language:language}. Choose another provider.',
  'provider.device-too-long':
    '{provider:name} cannot read this, it is too long. Shorten your text, or choose another provider.',
  'provider.device-no-space':
    '{provider:name} is unavailable, usually because disk space is low. Free up 22 GB and download it again in the side panel, or choose another provider.',
  'provider.device-crashed':
    '{provider:name} crashed. Try again. If it crashes again, restart the browser or choose another provider.',
  'provider.device-busy':
    '{provider:name} is busy. Close other pages that use it and try again, or choose another provider.',
  'provider.not-downloaded': 'Download the model in the side panel first.',
  'provider.limit-reached':
    '{persona:text} has reached its monthly limit of {limit:money} for AI models. Raise it in the settings of the persona.',
  'provider.failed-and-no-draft': '{why:message} {reason:message}',
  'provider.nothing-kept': '{provider:name} wrote nothing that could be kept. {advice:sentences}',
  'provider.not-set-up': "{provider:text} isn't set up on this server. Choose another provider.",
  'provider.add-key': "{provider:text} isn't set up. Add your key in Settings > Advanced.",
  'provider.choose-another': 'Choose another provider.',
  'provider.add-key-or-other':
    'Add your own key in Settings > Advanced, or choose another provider.',
  'provider.later-or-other': 'Try again later, or choose another provider.',
  'provider.start-or-other': 'Start it again, or choose another provider.',
  'provider.market-failed': '{why:text} Try again later.',
  'provider.x-unreachable': 'X cannot be reached right now: {why:message}',
  'provider.x-not-renewed': 'X refused to renew the sign-in: {why:message}',
} as const;
