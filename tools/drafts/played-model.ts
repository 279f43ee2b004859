import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { heardByOpenAi } from '#tools/sandbox/ai/openai-answers.ts';
import { listenOnLoopback } from '#tools/sandbox/listen-on-loopback.ts';
import type { PlayedAnswer } from './read-folder.ts';

/** About a post that the file does not know: a question with some of its words. */
function questionAbout(asked: string) {
  const words = /"post":"(?:[^"\\]|\\.)*/.exec(asked)?.[0].match(/\p{L}{5,}/gu) ?? [];
  const [one = 'this', other = 'that'] = words.slice(-2);
  return { content: `What would change your mind about ${one} and ${other}?` };
}

/**
 * A server of OpenAI's protocol that plays the answers of a file: the first to the first question about a
 * post, the next to a repair. An answer that is text goes out as it is, everything else as JSON.
 */
export async function startPlayedModel(rows: PlayedAnswer[]) {
  const server = createServer(async (request, response) => {
    const { messages } = heardByOpenAi((await json(request)) as object);
    const asked = messages.join('\n');
    const isAbout = (post: string) => asked.includes(JSON.stringify(post).slice(1, -1));
    const found =
      rows.find(({ post }) => post !== undefined && isAbout(post)) ??
      rows.find(({ post }) => post === undefined);
    const answers = found?.answers ?? [questionAbout(asked)];
    const isRepair = asked.includes('Your last answer was not usable');
    const answer = (isRepair ? answers[1] : undefined) ?? answers[0];
    const content = typeof answer === 'string' ? answer : JSON.stringify(answer);
    const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ object: 'chat.completion', model: 'played', choices: [choice] }));
  });
  const { url, stop } = await listenOnLoopback(server);
  return { baseUrl: `${url}/v1`, stop };
}
