import { createServer, type IncomingMessage } from 'node:http';
import { listenOnLoopback } from '#tools/sandbox/listen-on-loopback.ts';

/** A model on loopback that speaks OpenAI's protocol and answers when the test lets it. */
export interface ScriptedModel {
  url: string;
  /** Every question, its messages joined. */
  asked: string[];
  /** What happens while the model thinks; what it answers, or a status that is not 200. */
  answer: (question: string) => Promise<unknown>;
  stop(): Promise<void>;
}

/** A status and its headers in place of an answer. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly headers: Record<string, string> = {},
  ) {}
}

export async function startScriptedModel(): Promise<ScriptedModel> {
  const server = createServer(async (request, response) => {
    const { messages } = JSON.parse(await textOf(request)) as { messages: { content: string }[] };
    const question = messages.map(({ content }) => content).join('\n');
    model.asked.push(question);
    const said = await model.answer(question);
    const refused = said instanceof Refusal ? said : null;
    const message = { role: 'assistant', content: JSON.stringify(said), refusal: null };
    const body = refused
      ? { error: { message: 'Refused', type: 'told', param: null, code: 'told' } }
      : { id: 'told', object: 'chat.completion', choices: [{ index: 0, message }] };
    response.writeHead(refused?.status ?? 200, {
      'content-type': 'application/json',
      ...refused?.headers,
    });
    response.end(JSON.stringify(body));
  });
  const { url, stop } = await listenOnLoopback(server);
  const model: ScriptedModel = {
    url: `${url}/v1`,
    asked: [],
    answer: async () => ({}),
    stop,
  };
  return model;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
