import type { Emoji, MessagesDataset } from 'emojibase';
import type { EmojiData } from 'frimousse';
import { type Language, languages } from '#shared/contracts/languages.ts';

/** Devices of the last years draw them; a newer emoji would be an empty box for many readers. */
const NEWEST_VERSION = 15;

const COMPONENTS = 'component';

/** The emojis and their names, each language in files of its own, which come with the product. */
const sources: Record<Language, () => Promise<[Emoji[], MessagesDataset]>> = {
  en: () => both(import('emojibase-data/en/data.json'), import('emojibase-data/en/messages.json')),
  es: () => both(import('emojibase-data/es/data.json'), import('emojibase-data/es/messages.json')),
  fr: () => both(import('emojibase-data/fr/data.json'), import('emojibase-data/fr/messages.json')),
  de: () => both(import('emojibase-data/de/data.json'), import('emojibase-data/de/messages.json')),
  ja: () => both(import('emojibase-data/ja/data.json'), import('emojibase-data/ja/messages.json')),
  zh: () => both(import('emojibase-data/zh/data.json'), import('emojibase-data/zh/messages.json')),
};

interface Loaded<T> {
  default: T;
}

async function both<A, B>(data: Promise<Loaded<A>>, names: Promise<Loaded<B>>): Promise<[A, B]> {
  const [emojis, messages] = await Promise.all([data, names]);
  return [emojis.default, messages.default];
}

/** What the picker shows, with names in the language; nothing of it is asked of a server elsewhere. */
export async function emojiData(locale: string): Promise<EmojiData> {
  const language = languages.find((one) => one === locale) ?? 'en';
  const [emojis, { groups, skinTones }] = await sources[language]();
  const shown = groups.filter(({ key }) => key !== COMPONENTS);
  const orders = new Set(shown.map(({ order }) => order));
  return {
    locale: language,
    categories: shown.map(({ order, message }) => ({ index: order, label: capital(message) })),
    skinTones: Object.fromEntries(
      skinTones.map(({ key, message }) => [key, capital(message)]),
    ) as EmojiData['skinTones'],
    emojis: emojis.flatMap((emoji) => {
      const { group, version } = emoji;
      if (group === undefined || !orders.has(group) || version > NEWEST_VERSION) return [];
      return [shownEmoji(emoji, group)];
    }),
  };
}

function shownEmoji({ emoji, label, tags, version, skins }: Emoji, category: number) {
  const [light, mediumLight, medium, mediumDark, dark] = (skins ?? [])
    .filter(({ tone }) => typeof tone === 'number')
    .map((skin) => skin.emoji);
  const shown: EmojiData['emojis'][number] = {
    emoji,
    category,
    version,
    label: capital(label),
    tags: tags ?? [],
  };
  return light && mediumLight && medium && mediumDark && dark
    ? {
        ...shown,
        skins: { light, 'medium-light': mediumLight, medium, 'medium-dark': mediumDark, dark },
      }
    : shown;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
