import type { Plugin } from 'vite';

const DATA = /emojibase-data\/[\w-]+\/data\.json$/;

interface Row {
  emoji: string;
  label: string;
  version: number;
  group?: number;
  tags?: string[];
  tone?: number | number[];
  skins?: Row[];
}

/** Of the data of emojis only what the picker reads is built in: a third of it. */
export function slimEmojiData(): Plugin {
  return {
    name: 'slim-emoji-data',
    enforce: 'pre',
    transform: {
      filter: { id: DATA },
      handler: (source) => ({
        code: JSON.stringify((JSON.parse(source) as Row[]).filter(isInGroup).map(slim)),
        map: null,
      }),
    },
  };
}

const isInGroup = ({ group }: Row) => group !== undefined;

function slim({ emoji, label, version, group, tags, skins }: Row): Row {
  const tones = skins
    ?.filter(({ tone }) => typeof tone === 'number')
    .map((skin) => ({ emoji: skin.emoji, tone: skin.tone }));
  return { emoji, label, version, group, tags, ...(tones ? { skins: tones as Row[] } : {}) } as Row;
}
