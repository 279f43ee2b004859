/** What has been learnt of a voice. */
export const voice = {
  'voice.no-samples': 'Voice match: needs {n:number} samples (0/{n:number}).',
  'voice.few-samples': 'Voice match: needs {all:number} samples ({has:number}/{all:number}).',
  'voice.nothing': 'Nothing to measure yet.',
  'voice.rhythm':
    'About {words:message} a sentence, {lengths:label} ({n:number}); a usual post has {perPost:message}.',
  'voice.lower-case': 'Writes {n:number}% of posts all in lower case.',
  'voice.first-capital': 'Begins {n:number}% of posts with a capital letter.',
  'voice.capitals': 'Puts words in capitals in {n:number}% of posts.',
  'voice.marks': '{marks:clauses}.',
  'voice.full-stop': 'Ends {n:number}% of posts with a full stop',
  'voice.no-mark': 'Ends without punctuation in {n:number}% of posts',
  'voice.exclamation': 'exclamation marks in {n:number}%',
  'voice.question': 'question marks at the end in {n:number}%',
  'voice.ellipsis': 'trailing dots in {n:number}%',
  'voice.line-break': 'line breaks in {n:number}%',
  'voice.no-emoji': 'Uses no emoji.',
  'voice.emoji': 'Emoji in {n:number}% of posts, mostly {emoji:text}.',
  'voice.no-opener': 'No recurring openers.',
  'voice.opener': 'Often begins with "{first:text}" ({n:number}% of posts){rest:text}.',
  'voice.no-word': 'No typical words yet.',
  'voice.word': 'Typical words: "{first:text}" ({n:number}% of posts){rest:text}.',
  'voice.no-tags': 'Uses no hashtags and no cashtags.',
  'voice.cashtags': 'No hashtags, cashtags in {n:number}%.',
  'voice.hashtags': 'Hashtags in {n:number}% of posts, no cashtags.',
  'voice.tags': 'Hashtags in {n:number}% of posts, cashtags in {more:number}%.',
} as const;

/** Lengths of sentences. */
export const voiceLabels = ['even lengths', 'mixed lengths', 'very mixed lengths'] as const;
