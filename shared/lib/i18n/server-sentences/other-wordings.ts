/** Wordings of the server that are shown as one text: a list's own noun, one of many. */
export const otherWordings: readonly [wording: string, said: string][] = [
  ['{field} is not one of the known {things}', '{field} is not one of the known choices'],
  ['{field} are not valid', '{field} is not valid'],
  ['{field} are too long', '{field} is too long'],
  ['At most {n} {things}', 'At most {n}'],
  [
    'A provider is limiting requests; going on in {n} second',
    'A provider is limiting requests; going on in {n} seconds',
  ],
  [
    'Your settings allow no more requests this minute; going on in {n} second',
    'Your settings allow no more requests this minute; going on in {n} seconds',
  ],
  ['Choose at least one {thing}', 'Choose at least one'],
  ['{posts} waits for your approval', '{posts} wait for your approval'],
  ['{n} of {all} parts is on X. {why}', '{n} of {all} parts are on X. {why}'],
  ['{change} follower.', '{change} followers.'],
  ['{n} market alert.', '{n} market alerts.'],
  [
    '{provider} is limiting requests. Try again in {n} second, or choose another provider.',
    '{provider} is limiting requests. Try again in {n} seconds, or choose another provider.',
  ],
];
