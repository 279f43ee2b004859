import { estimateTokens } from '#api/ai/prompts/estimate-tokens.ts';
import { heardByGemini } from '#tools/sandbox/ai/gemini-answers.ts';
import { heardByOpenAi } from '#tools/sandbox/ai/openai-answers.ts';

/** One call to a model, as it went over the wire. */
export interface Call {
  system: string;
  user: string;
  /** The text of the answer; the whole body, or the error, where there is none. */
  raw: string;
  ms: number;
  /** Estimated. */
  tokens: { system: number; user: number; schema: number };
}

/** Records every POST of this process from now on. A streamed answer arrives in one piece. */
export function watchCalls(): Call[] {
  const calls: Call[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (init?.method?.toUpperCase() !== 'POST') return fetch(input, init);
    const began = performance.now();
    const done = (raw: string) =>
      calls.push({
        ...promptOf(typeof init.body === 'string' ? init.body : '{}'),
        raw,
        ms: performance.now() - began,
      });
    try {
      const response = await fetch(input, init);
      const body = await response.text();
      done(answerText(body));
      return new Response(body, response);
    } catch (error) {
      done(String(error));
      throw error;
    }
  };
  return calls;
}

function promptOf(json: string): Pick<Call, 'system' | 'user' | 'tokens'> {
  const body = JSON.parse(json);
  const { system, messages } = body.contents ? heardByGemini('', body) : heardByOpenAi(body);
  const schema =
    body.response_format?.json_schema?.schema ??
    body.generationConfig?.responseSchema ??
    (typeof body.format === 'object' ? body.format : '');
  const user = messages.join('\n');
  const tokens = {
    system: estimateTokens(system),
    user: estimateTokens(user),
    schema: schema === '' ? 0 : estimateTokens(JSON.stringify(schema)),
  };
  return { system, user, tokens };
}

/** The text in the body of OpenAI's protocol, Gemini's or Ollama's (one JSON object a line). */
function answerText(body: string): string {
  try {
    const isLines = /^\{.*\}\n\{/.test(body);
    const values = isLines
      ? body
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [JSON.parse(body)];
    const texts = values.flatMap(({ choices, candidates, message }) => {
      const content =
        choices?.[0]?.message?.content ??
        candidates?.[0]?.content?.parts
          ?.map(({ text }: { text?: string }) => text ?? '')
          .join('') ??
        message?.content;
      return content === undefined
        ? []
        : [typeof content === 'string' ? content : JSON.stringify(content)];
    });
    return texts.length > 0 ? texts.join('') : body;
  } catch {
    return body;
  }
}
