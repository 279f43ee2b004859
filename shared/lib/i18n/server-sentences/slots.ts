/** Why a time is proposed where the queue has no slots. As the server says it in English. */
export const slots = [
  'Weekdays at 09:00, 13:00 and 17:00, until {n} of your posts have figures.',
  'An hour at which your posts did well, by {n} posts of the last 90 days.',
];
