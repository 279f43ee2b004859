import type { Page, Worker } from '@playwright/test';

export interface ModelOptions {
  state: 'available' | 'downloadable';
  answer: string;
  /** What it throws, by the step that throws it. */
  fails?: { at: 'create' | 'prompt'; name: string; message?: string };
  /** Tokens that it has room for; it counts a token a character. */
  room?: number;
  /** It never answers. */
  hangs?: boolean;
  /** It is removed once the popover has offered it. */
  removed?: boolean;
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
export function putModel({ state, answer, fails, room, removed, hangs }: ModelOptions): void {
  let now = state;
  let checked = 0;
  const fail = (at: 'create' | 'prompt') => {
    if (fails?.at === at) throw new DOMException(fails.message ?? '', fails.name);
  };
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
    async availability({ expectedOutputs }: { expectedOutputs: { languages: string[] }[] }) {
      checked += 1;
      if (removed && checked > 1) return 'unavailable';
      const others = expectedOutputs.some(({ languages }) => languages.some((one) => one !== 'en'));
      return others ? 'unavailable' : now;
    },
    async create({ initialPrompts = [], monitor }: CreateOptions) {
      fail('create');
      if (now !== 'available') await download(monitor);
      return {
        ...(room ? { inputQuota: room } : {}),
        inputUsage: JSON.stringify(initialPrompts).length,
        measureInputUsage: async (messages: unknown[]) => JSON.stringify(messages).length,
        async prompt(messages: unknown[]) {
          asked.push(JSON.stringify([...initialPrompts, ...messages]));
          fail('prompt');
          if (hangs) await new Promise(() => {});
          return answer;
        },
        destroy() {},
      };
    },
  };
  Object.assign(globalThis, { LanguageModel: model, asked });
}
