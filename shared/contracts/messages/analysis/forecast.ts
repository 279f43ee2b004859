/** What an account's own posts say of a text's engagement, or why they say nothing. */
export const forecast = {
  'forecast.no-account': 'No engagement forecast yet: no X account is connected.',
  'forecast.too-few':
    'No engagement forecast yet: {n:number} of {needed:number} posts of @{account:text} have results.',
  'forecast.to-come':
    'No engagement forecast yet: the posts of @{account:text} are still being analyzed.',
  'forecast.weak':
    'No engagement forecast: what was learned from {n:number} posts of @{account:text} does not predict the newest (rank correlation {r:size}, {needed:size} is needed).',
  'forecast.score':
    'Expected to do better than {score:number} of 100 posts of the account. {learnt:message}',
  'forecast.learnt':
    'Learned from {n:number} posts of @{account:text}; rank correlation {r:size} on the newest {tested:number}.',
  'forecast.reply': 'No engagement forecast: only posts are measured, not replies.',
  'forecast.offends':
    'No engagement forecast for a draft that insults, threatens or lures somebody.',
} as const;
