import type { Token } from '../../ai/text-features/tokenise.ts';
import { negated } from './negation.ts';

export type Emotion = 'joy' | 'fear' | 'anger' | 'sadness' | 'surprise' | 'calm';

const words: Record<Exclude<Emotion, 'calm'>, string> = {
  joy: `happy happiness joy love loving loved glad grateful thankful thanks blessed excited exciting celebrate
    celebrating party win winning winner won profit profits moon mooning lfg wagmi amazing awesome great best
    beautiful proud congrats congratulations yay nice fun enjoy enjoying smiling smile hope hopeful feasting
    gm comfy bullish 🚀 🎉 🥳 😁 😃 😄 😀 😊 🤩 🥰 ❤ 😍 🤑 🔥 💎 🙌 😎 🌕 💪 🍾 🥂 :)`,
  fear: `fear scared scary afraid worried worry worries nervous anxious anxiety panic panicking terrified
    terrifying risk risky danger dangerous careful caution warning beware crash crashing collapse liquidated
    liquidation liquidations contagion bankrun unsafe threat nightmare uncertain uncertainty
    recession stress stressed 😱 😨 😰 😬 🚨 ⚠ 😧`,
  anger: `angry anger mad furious rage hate hated hates scam scams scammer scammers scammed rug rugged fraud
    crook crooks thieves thief stolen steal stole liar liars lying lies bullshit fuck fucking fucked wtf
    criminal criminals corrupt manipulated manipulation disgusting pathetic idiot idiots stupid clown clowns
    trash garbage greedy shameful ridiculous 😡 🤬 😤 🤡 💩 🖕 🤮`,
  sadness: `sad sadly sadness cry crying cried tears lost losing loss losses rekt regret sorry hurt hurts
    painful pain miss missed depressed depressing depression broke broken hopeless disappointed disappointing
    rip gone grief lonely tired exhausted bagholder bleeding unfortunately 😭 😢 😞 😔 😩 😫 💔 🥲 🪦 :(`,
  surprise: `wow omg surprise surprised surprising unexpected unexpectedly shocked shocking shock insane crazy
    unbelievable incredible sudden suddenly unreal wild holy whoa believe huge mindblowing 😳 😲 😮 🤯 👀 😯`,
};
const lists = Object.entries(words).map(([emotion, list]) => ({
  emotion: emotion as Emotion,
  words: new Set(list.trim().split(/\s+/)),
}));
/** A word list cannot be surer than this; the screen calls every emotion a low-confidence guess. */
const ceiling = 0.5;

/** The emotion with most words in the text, calm when there is none, never with more than low confidence. */
export function emotionOf(tokens: Token[]): { emotion: Emotion; confidence: number } {
  const forms = tokens.map(({ form }) => form);
  const turned = negated(forms);
  const counts = lists.map(({ emotion, words: list }) => ({
    emotion,
    count: forms.filter((form, at) => list.has(form) && !turned[at]).length,
  }));
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const best = counts.reduce((first, other) => (other.count > first.count ? other : first));
  if (best.count === 0) return { emotion: 'calm', confidence: 0.3 };
  return { emotion: best.emotion, confidence: ceiling * (best.count / (all + 1)) + 0.1 };
}
