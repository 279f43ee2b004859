/** Why a text may spread, and what would help it. */
export const virality = {
  'virality.reached':
    'It got {n:number} weighted reactions per 100 views, which counts for 60% of the score.',
  'virality.hook': 'The first line is a hook: {devices:terms}. ({weight:signed})',
  'virality.invites': 'It invites replies, which weigh ten times a like. ({weight:signed})',
  'virality.side': 'It takes a side, which gets quoted. ({weight:signed})',
  'virality.number': 'It names a concrete number. ({weight:signed})',
  'virality.no-link': 'No link leads readers away. ({weight:signed})',
  'virality.length':
    'At {n:number} characters it is short enough to be read to the end. ({weight:signed})',
  'virality.media': 'A picture or video stops the scroll. ({weight:signed})',
  'virality.few-tags':
    'At most one hashtag and one mention: nothing looks like spam. ({weight:signed})',
  'virality.bait':
    'It begs for likes, follows or tags, which gets muted and reported. ({weight:signed})',
  'virality.shouting': 'Capitals or rows of exclamation marks read as shouting. ({weight:signed})',
  'virality.low-confidence':
    'Low confidence: a checklist with weights as of {day:day}, not learnt from your own posts.',
  'virality.judged-by': 'Judged by {provider:text}.',
  'advice.hook': 'Open with a question, a number or a claim that somebody could deny.',
  'advice.invites': 'End with a question that readers can answer from what they have seen.',
  'advice.side': 'Take a side: say what is wrong, or what everybody overlooks.',
  'advice.number': 'Add one concrete number, if you have one and know where it is from.',
  'advice.no-link': 'Move the link to the first reply.',
  'advice.length': 'Keep it to a length that is read at a glance.',
  'advice.media': 'Add a picture that shows the point.',
  'advice.few-tags': 'Keep at most one hashtag and one mention.',
} as const;
