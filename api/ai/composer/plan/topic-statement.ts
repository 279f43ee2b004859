import { type SeededRandom, shuffled } from '../choose/seeded-random.ts';
import { relatedness } from '../read/word-stems.ts';
import type { Topic } from '../topics/topic.ts';
import { type PlanContext, pointsOf, topicsOf } from './plan-context.ts';

/** What one brief has to say: the points that belong to its text, the nearest first, and questions. */
export type TopicStatements = ReturnType<typeof topicStatements>;

/** The points and questions of the topics that a text really is about. */
export function topicStatements(text: string, context: PlanContext, random: SeededRandom) {
  const { reading } = context;
  const near = relatedness(text);
  const topics = mainTopics(reading.topics);
  const short = text.split(/\s+/).length <= 6;
  const subjects = reading.focuses.slice(0, 1).flatMap(topicsOf);
  const asks: string[] = [];
  const scores = new Map<string, number>();
  topics.forEach((topic, place) => {
    const hits = hitsIn(topic, text);
    const named = relatedness(hits.join(' '));
    // One word may be there by chance: then only what takes that word up belongs under the text.
    const subject = !broad.test(topic.id) && subjects.includes(topic);
    const belongs = (line: string) => short || subject || hits.length > 1 || named(line) > 0;
    if (place === 0) asks.push(...topic.asks.filter(belongs));
    for (const line of pointsOf(topic, context).filter(belongs)) {
      const score = 0.7 * Math.min(2, near(line)) + (place === 0 ? 0.8 : 0) + random.next();
      if (!scores.has(line)) scores.set(line, score);
    }
  });
  const ordered = [...scores].sort((a, b) => b[1] - a[1]).map(([line]) => line);
  return { points: ordered, asks: shuffled(asks, random) };
}

/** Names that stand in texts on anything. */
const broad = /^(?:bitcoin|ethereum|solana|building|learning|work|culture)$/;

/** What a text is mostly about: talk of the timeline itself is a subject only on its own. */
function mainTopics(topics: Topic[]): Topic[] {
  const real = topics.filter(({ id }) => id !== 'culture');
  return (real.length > 0 ? real : topics).slice(0, 3);
}

function hitsIn({ words }: Topic, text: string): string[] {
  return [...new Set([...text.matchAll(words)].map(([word]) => word.toLowerCase()))];
}
