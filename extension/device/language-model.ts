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

interface ModelSession {
  prompt(
    asked: Said[],
    options: { responseConstraint: object; signal: AbortSignal },
  ): Promise<string>;
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
  const model = globalThis.LanguageModel;
  if (!model) return 'unavailable';
  const { promise: away, resolve } = Promise.withResolvers<DeviceState>();
  setTimeout(resolve, PATIENCE_MS, 'unavailable');
  // It throws for a language that it does not know.
  return Promise.race([model.availability(optionsFor(language)), away]).catch(() => 'unavailable');
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
