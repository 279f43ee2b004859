/** What a server that is busy, down, or asked the wrong thing tells a person. */
export const request = {
  'request.member-share':
    'You have used your share of the AI requests that this workspace makes in a minute. Try again in a moment.',
  'request.too-many': 'Too many requests. Try again in a moment.',
  'request.too-many-uploads': 'Too many uploads at once. Try again in a moment.',
  'request.too-slow': 'The body came too slowly. Send it again.',
  'request.too-large': 'The body is larger than {n:number} KB.',
  'request.too-many-levels': 'The body has more than {n:number} levels.',
  'request.too-many-keys': 'The body has more than {n:number} keys.',
  'request.too-many-items': 'The body has more than {n:number} list items.',
  'request.text-takes-too-long': 'Reading this text takes too long. Shorten it and try again.',
  'request.texts-queued': 'Too many texts are being read right now. Try again in a few seconds.',
  'request.own-texts-queued': 'Your other texts are still being read. Try again in a few seconds.',
  'request.pictures-queued':
    'Too many pictures are being read right now. Try again in a few seconds.',
  'request.own-pictures-queued':
    'Your other pictures are still being read. Try again in a few seconds.',
  'request.backups-queued':
    'Too many backups are being restored right now. Try again in a few seconds.',
  'request.own-backup-queued':
    'Your other backup is still being restored. Try again in a few seconds.',
  'request.queued': 'Too many requests are waiting. Try again in a few seconds.',
  'request.own-queued': 'Too many of your requests are waiting. Try again in a few seconds.',
  'request.nul-character': 'The text holds a NUL character, which cannot be stored.',
  'request.half-pair': 'The text holds half of a character pair, which is not text.',
  'request.no-such-call': 'There is no such call.',
  'request.signed-out': 'You are signed out.',
  'request.key-expired': 'Your key has expired. Connect again.',
  'request.decide-in-console':
    'An extension key does not decide about posts. Decide in the console.',
  'request.not-for-keys': 'An extension key cannot do this. Open the console to do it.',
  'request.not-allowed': 'Your role in this workspace does not allow this.',
  'request.foreign-page': 'This request did not come from one of our own pages.',
  'request.database-down': 'The database does not answer. Try again shortly.',
  'request.database-slow': 'The database takes too long for this. Try again shortly.',
  'request.disk-full': 'The disk of the server is full. Nothing can be saved until there is space.',
  'request.starting': 'Troupe is starting. Try again shortly.',
  'request.failed': 'Something went wrong on our side.',
  'request.cancelled': 'The request was cancelled.',
  'request.invalid': 'The input is not valid.',
} as const;
