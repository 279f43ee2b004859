import { availableParallelism } from 'node:os';
import type { EngineAnswer, EngineQuestion } from './engine-messages.ts';
import type { LlamaModule, LlamaSequence, LlamaSession } from './llama.ts';

/** Room for the longest prompt of a small model, its answer and the template. */
const CONTEXT_TOKENS = 4_096;
/** System prompts whose evaluated state is kept. */
const KEPT_PROMPTS = 2;
/** As the publisher of the models advises where they do not think. */
const SAMPLING = { temperature: 0.7, topK: 20, topP: 0.8 };

interface Place {
  system: string | null;
  session: LlamaSession;
  sequence: LlamaSequence;
}

/** Loads a GGUF file. What it answers is in the form of a JSON schema; a system prompt that comes again is not evaluated again. */
export async function loadWriter(
  { getLlama, LlamaChatSession, resolveChatWrapper }: LlamaModule,
  modelPath: string,
) {
  // The only prebuilt engine for Apple's processors is the one for Metal.
  const gpu = process.platform === 'darwin' && process.arch === 'arm64' ? 'metal' : false;
  const llama = await getLlama({ build: 'never', skipDownload: true, gpu, logLevel: 'error' });
  const model = await llama.loadModel({ modelPath });
  // By its name: a template that differs in one line from the known one would be taken for another family's.
  const isQwen = model.architecture === 'qwen35';
  const chatWrapper = resolveChatWrapper(model, {
    type: isQwen ? 'qwen' : 'auto',
    customWrapperSettings: {
      qwen: { thoughts: 'discourage', variation: '3.5' },
      jinjaTemplate: { reasoning: false },
    },
  });
  const context = await model.createContext({
    contextSize: { max: CONTEXT_TOKENS },
    sequences: KEPT_PROMPTS,
    // One is left to the server: threads that have to share a processor wait for each other at each layer.
    threads: Math.max(1, Math.min(llama.cpuMathCores, availableParallelism() - 1)),
  });
  /** The one used last stands at the end. */
  const places = Array.from({ length: KEPT_PROMPTS }, (): Place => {
    const sequence = context.getSequence();
    const session = new LlamaChatSession({ contextSequence: sequence, chatWrapper });
    return { system: null, session, sequence };
  });

  /** Where this system prompt is evaluated already, else the place that was used least lately. */
  function placeFor(system: string): Place {
    const found = places.findIndex((one) => one.system === system);
    const [place] = places.splice(Math.max(found, 0), 1) as [Place];
    places.push(place);
    return place;
  }

  async function evaluate(place: Place, system: string, signal: AbortSignal): Promise<void> {
    place.session.setChatHistory([{ type: 'system', text: system }]);
    if (place.system === system) return;
    // Named once it is evaluated: a cancelled one begins anew.
    place.system = null;
    await place.session.preloadPrompt('', { signal });
    place.system = system;
  }

  async function grammarOf(schema: EngineQuestion['schema']): Promise<object> {
    try {
      return await llama.createGrammarForJsonSchema(schema);
    } catch {
      return llama.getGrammarFor('json');
    }
  }

  async function ask(
    { system, user, schema, answerTokens: maxTokens }: EngineQuestion,
    signal: AbortSignal,
    onTextChunk: (piece: string) => void,
  ): Promise<EngineAnswer> {
    const grammar = await grammarOf(schema);
    const place = placeFor(system);
    const { session, sequence } = place;
    const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter;
    await evaluate(place, system, signal);
    const options = { ...SAMPLING, grammar, maxTokens, signal, onTextChunk };
    const { responseText, stopReason } = await session.promptWithMeta(user, options);
    const { tokenMeter } = sequence;
    return {
      text: responseText,
      isCut: stopReason === 'maxTokens',
      inputTokens: tokenMeter.usedInputTokens - usedInputTokens,
      outputTokens: tokenMeter.usedOutputTokens - usedOutputTokens,
    };
  }

  return {
    ask,
    preload: (system: string, signal: AbortSignal) => evaluate(placeFor(system), system, signal),
  };
}
