import type { AiProvider, Brief } from '#api/ai/adapters/provider.ts';
import type { Picture } from '#api/ai/adapters/text-model.ts';
import type { LearntForecast } from '#api/domains/forecasts/public.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import type { Author } from './author.ts';

/** What the posts of the account that it is for say of a draft. */
export type DraftForecast = Omit<LearntForecast, 'account'>;

/** A draft about to be written: everything that can be refused before a provider writes is done. */
export interface DraftOrder {
  brief: Brief;
  provider: AiProvider;
  /** Of the post that is answered, for a provider that sees. */
  pictures?: Picture[];
  /** Without a persona nobody's voice is used and no draft is saved. */
  author: Author | null;
  /** What it must not repeat. */
  earlier: string[];
  humanize: boolean;
  forecast: DraftForecast;
  /** The prompt of the built-in composer where it writes instead of a model. */
  subject?: string;
  /** What a person should know of the brief. */
  notes: Message[];
}
