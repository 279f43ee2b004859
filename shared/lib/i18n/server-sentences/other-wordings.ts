/** Wordings of the server that are shown as one text: a list's own noun, one of many. */
export const otherWordings: readonly [wording: string, said: string][] = [
  [
    'A provider is limiting requests; going on in {n} second',
    'A provider is limiting requests; going on in {n} seconds',
  ],
  [
    'Your settings allow no more requests this minute; going on in {n} second',
    'Your settings allow no more requests this minute; going on in {n} seconds',
  ],
  ['{posts} waits for your approval', '{posts} wait for your approval'],
  ['{n} of {all} parts is on X. {why}', '{n} of {all} parts are on X. {why}'],
  ['{change} follower.', '{change} followers.'],
  ['{n} market alert.', '{n} market alerts.'],
];
