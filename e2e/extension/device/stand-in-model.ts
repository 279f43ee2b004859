import type { Page, Worker } from '@playwright/test';

export interface ModelOptions {
  state: 'available' | 'downloadable';
  /** Null: it breaks off. */
  answer: string | null;
}

export const answerOf = (content: string): string =>
  JSON.stringify({ decline: 'none', content, hashtags: [] });

export const readyModel: ModelOptions = {
  state: 'available',
  answer: answerOf('Blobs are cheap, so rollups are too.'),
};

/** What the stand-in was asked, in the place where it was put. */
export const askedOf = (place: Pick<Page, 'evaluate'> | Pick<Worker, 'evaluate'>) =>
  (place as Pick<Worker, 'evaluate'>).evaluate(
    () => (globalThis as unknown as { asked: string[] }).asked,
  );

/** Tells those who wait how much of the model is here; 1 ends the download. */
export const downloadTo = (panel: Page, share: number): Promise<void> =>
  panel.evaluate(
    (loaded) => (globalThis as unknown as { tell(share: number): void }).tell(loaded),
    share,
  );

interface CreateOptions {
  initialPrompts?: unknown[];
  monitor?(download: EventTarget): void;
}

/**
 * Stands in for Chrome's `LanguageModel` where this runs; it writes English. Sent to the extension's
 * own pages and worker as text, so it names nothing around it.
 */
export function putModel({ state, answer }: ModelOptions): void {
  let now = state;
  const asked: string[] = [];
  const downloaded = Promise.withResolvers<void>();
  async function download(monitor?: (download: EventTarget) => void) {
    if (!navigator.userActivation?.isActive) throw new DOMException('No press', 'NotAllowedError');
    const target = new EventTarget();
    monitor?.(target);
    const tell = (loaded: number) => {
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }));
      if (loaded === 1) downloaded.resolve();
    };
    Object.assign(globalThis, { tell });
    await downloaded.promise;
    now = 'available';
  }
  const model = {
    availability: async ({ expectedOutputs }: { expectedOutputs: { languages: string[] }[] }) =>
      expectedOutputs.some(({ languages }) => languages.some((one) => one !== 'en'))
        ? 'unavailable'
        : now,
    async create({ initialPrompts = [], monitor }: CreateOptions) {
      if (now !== 'available') await download(monitor);
      return {
        async prompt(messages: unknown[]) {
          asked.push(JSON.stringify([...initialPrompts, ...messages]));
          if (answer === null) throw new DOMException('It crashed', 'UnknownError');
          return answer;
        },
        destroy() {},
      };
    },
  };
  Object.assign(globalThis, { LanguageModel: model, asked });
}
