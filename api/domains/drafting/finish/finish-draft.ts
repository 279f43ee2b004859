import type { AiProvider, Brief, Draft } from '#api/ai/adapters/provider.ts';
import { fitLength } from '#api/ai/humanize/fit-length.ts';
import { humanize } from '#api/ai/humanize/humanize.ts';
import { personaMarks } from '#api/ai/humanize/persona-marks.ts';
import { type CopyVerdict, guardCopies } from '#api/ai/voice/copy-guard.ts';
import { voiceMatch } from '#api/ai/voice/match/voice-match.ts';
import { learnStyle } from '#api/ai/voice/profile/style-profile.ts';
import type { VoiceProfile } from '#api/ai/voice/profile/voice-profile.ts';
import type { MarkedFigures } from '#shared/contracts/generation.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import type { DraftForecast } from '../brief/draft-order.ts';
import { type DraftScores, scoreDraft } from './draft-scores.ts';
import { unsourcedFigures } from './figures/unsourced-figures.ts';
import { hashtagsFor } from './hashtags.ts';
import { missedLanguage } from './missed-language.ts';
import { numberedThread } from './numbered-thread.ts';

/** A checked draft and what it is finished by. */
export interface Unfinished {
  brief: Brief;
  draft: Draft;
  provider: Pick<AiProvider, 'id' | 'name'>;
  byModel: boolean;
  /** What it must not repeat. */
  earlier: string[];
  profile: VoiceProfile | null;
  humanize: boolean;
  forecast: DraftForecast;
}

export interface FinishedDraft extends Draft {
  provider: Pick<AiProvider, 'id' | 'name'>;
  /** How much of an earlier text it repeats. */
  copies: CopyVerdict;
  /** Null without a voice to compare with. */
  voiceMatch: number | null;
  scores: DraftScores;
  /** Those in the content that no source names. */
  figures: MarkedFigures;
  /** Others of the same answer, where the person asked for several. */
  takes?: FinishedDraft[];
}

/**
 * What every checked draft goes through before a person sees it, whoever wrote it: the persona's
 * register (when asked for), the platform's length, hashtags, warnings and scores. Pure.
 */
export function finishDraft(given: Unfinished): FinishedDraft {
  const { brief, draft, provider, byModel, earlier, profile } = given;
  const { tone, voice, kind } = brief;
  // The built-in composer says what a person typed: those words are no machine's.
  const isTyped = !byModel && brief.post !== null && brief.prompt !== null;
  const voiced =
    given.humanize && !isTyped
      ? (byModel ? personaMarks : humanize)(
          draft.content,
          learnStyle(voice.samples, tone, voice.type),
        )
      : { text: draft.content, notes: [] };
  const { text: content, notes } = fitted(voiced.text, brief);
  const copies = guardCopies(content, earlier);
  const figures = unsourcedFigures(content, brief);
  const finished = {
    content,
    hashtags: hashtagsFor(brief, content, draft.hashtags),
    notes: [
      ...draft.notes,
      ...voiced.notes,
      ...notes,
      ...(kind === 'alpha_call' ? profitClaimWarning(content) : []),
      ...copyNote(copies),
      ...(byModel ? languageNote(content, brief) : []),
      ...figureNote(figures),
    ],
  };
  return {
    ...finished,
    ...(draft.usage ? { usage: draft.usage } : {}),
    provider,
    copies,
    figures,
    voiceMatch: profile && voiceMatch(profile, content),
    scores: scoreDraft(brief, finished, byModel, given.forecast),
  };
}

function fitted(text: string, { kind, platform }: Brief): { text: string; notes: Message[] } {
  const limit = lengthLimits[platform];
  if (kind === 'thread') return numberedThread(text, limit);
  const content = fitLength(text, limit);
  return {
    text: content,
    notes: content === text ? [] : [message('draft.shortened', { n: limit })],
  };
}

function copyNote({ block, warn, nearest }: CopyVerdict): Message[] {
  if (!warn || !nearest) return [];
  const quote = `"${excerpt(nearest.text)}"`;
  return [message(block ? 'draft.almost-the-same' : 'draft.similar', { quote })];
}

function languageNote(content: string, brief: Brief): Message[] {
  const language = missedLanguage(content, brief);
  return language === null ? [] : [message('draft.other-than-post', { language })];
}

function figureNote(figures: MarkedFigures): Message[] {
  const named = [...new Set(figures.map(({ text }) => text))].join(', ');
  return named === '' ? [] : [message('draft.check-figures', { figures: named })];
}

const profitClaims =
  /\b(?:guaranteed?|risk[- ]free|can['’]?t lose|cannot lose|easy money|get rich|financial freedom|(?:going )?to the moon|sure thing|\d{2,}x|price target|will (?:hit|reach) \$?\d)\b/i;

/** A call that promises profit breaks the law in places and X's rules: the person has to see it. */
function profitClaimWarning(text: string): Message[] {
  const found = profitClaims.exec(text)?.[0];
  return found ? [message('draft.profit-claim', { quote: found })] : [];
}
