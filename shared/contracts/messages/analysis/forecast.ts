/** What an account's own posts say of a text's engagement, or why they say nothing. */
export const forecast = {
  'forecast.no-account': 'No engagement figure yet: no X account is connected.',
  'forecast.too-few':
    'No engagement figure yet: {n:number} of {needed:number} posts of @{account:text} have results.',
  'forecast.to-come':
    'No engagement figure yet: what the posts of @{account:text} have in common is still being worked out.',
  'forecast.weak':
    'No engagement figure: what was learnt from {n:number} posts of @{account:text} does not foretell the newest (rank correlation {r:size}, {needed:size} is needed).',
  'forecast.score':
    'Expected to do better than {score:number} of 100 posts of the account. {learnt:message}',
  'forecast.learnt':
    'Learnt from {n:number} posts of @{account:text}; rank correlation {r:size} on the newest {tested:number}.',
  'forecast.reply': 'No engagement figure: results are read of posts only, not of replies.',
  'forecast.offends': 'No engagement figure for a text that insults, threatens or lures somebody.',
} as const;
