/** The browser's own language model, as far as we use it (Chrome 138 and later, in extensions). */
interface BrowserModel {
  availability(options: ModelOptions): Promise<DeviceState>;
  /** Downloads the model first where it has to; then it needs the person's press. */
  create(
    options: ModelOptions & {
      initialPrompts?: Said[];
      signal?: AbortSignal;
      monitor?(download: EventTarget): void;
    },
  ): Promise<ModelSession>;
}

interface PromptOptions {
  responseConstraint: object;
  signal: AbortSignal;
}

/** Chrome renamed what counts its tokens; a version has one or the other. */
export interface ModelSession {
  prompt(asked: Said[], options: PromptOptions): Promise<string>;
  measureContextUsage?(asked: Said[], options: PromptOptions): Promise<number>;
  contextUsage?: number;
  contextWindow?: number;
  measureInputUsage?(asked: Said[], options: PromptOptions): Promise<number>;
  inputUsage?: number;
  inputQuota?: number;
  destroy(): void;
}

interface Said {
  role: 'system' | 'user';
  content: string;
}

interface ModelOptions {
  expectedInputs: { type: 'text'; languages: string[] }[];
  expectedOutputs: { type: 'text'; languages: string[] }[];
}

export type DeviceState = 'unavailable' | 'downloadable' | 'downloading' | 'available';

declare global {
  var LanguageModel: BrowserModel | undefined;
}

/** Longest that a popover waits to hear of the model. */
const PATIENCE_MS = 2_000;

/** Whether the model writes this language here; `unavailable` also where there is none. */
export async function deviceState(language = 'en'): Promise<DeviceState> {
  return (await answeredState(language)) ?? 'unavailable';
}

/** As `deviceState`; null where the browser does not answer in time. */
export async function answeredState(language = 'en'): Promise<DeviceState | null> {
  const model = globalThis.LanguageModel;
  if (!model) return 'unavailable';
  const { promise: silent, resolve } = Promise.withResolvers<null>();
  setTimeout(resolve, PATIENCE_MS, null);
  // It throws for a language that it does not know.
  return Promise.race([model.availability(optionsFor(language)), silent]).catch(
    () => 'unavailable',
  );
}

/** Whether the session has room for this. A session that does not count its tokens says yes. */
export async function fits(
  session: ModelSession,
  asked: Said[],
  options: PromptOptions,
): Promise<boolean> {
  const room = session.contextWindow ?? session.inputQuota;
  if (room === undefined) return true;
  const used = session.contextUsage ?? session.inputUsage ?? 0;
  const needed = await (
    session.measureContextUsage?.(asked, options) ?? session.measureInputUsage?.(asked, options)
  )?.catch(() => 0);
  return used + (needed ?? 0) <= room;
}

/** Our rules are in English, whatever the draft is in. */
export function optionsFor(language: string): ModelOptions {
  return {
    expectedInputs: [{ type: 'text', languages: [...new Set(['en', language])] }],
    expectedOutputs: [{ type: 'text', languages: [language] }],
  };
}

/** Call it within the person's press. `onProgress` hears shares of 1. */
export async function downloadModel(onProgress: (share: number) => void): Promise<void> {
  const session = await globalThis.LanguageModel?.create({
    ...optionsFor('en'),
    monitor: (download) =>
      download.addEventListener('downloadprogress', (event) =>
        onProgress((event as ProgressEvent).loaded),
      ),
  });
  session?.destroy();
}
