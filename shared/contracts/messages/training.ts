/** What a training job is doing, or why it ended. */
export const training = {
  'training.waiting': 'Waiting to start',
  'training.read': 'Read post {n:number} of {all:number}',
  'training.learnt': 'Learned from {texts:posts}',
  'training.learnt-from-rest': 'Learned from {texts:posts}; {n:number} had been deleted',
  'training.provider-limit': {
    one: 'A provider is limiting requests; continuing in {n} second',
    text: 'A provider is limiting requests; continuing in {n:number} seconds',
  },
  'training.own-limit': {
    one: 'Your settings allow no more requests this minute; continuing in {n} second',
    text: 'Your settings allow no more requests this minute; continuing in {n:number} seconds',
  },
  'training.interrupted': 'Training was interrupted too often. Start it again.',
  'training.no-text-left': 'None of the chosen posts is in the library any more.',
  'training.failed': 'Training failed on our side. Start it again.',
  'training.cancelled': 'Cancelled',
} as const;
