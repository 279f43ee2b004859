import type { z } from 'zod';
import { ModelFault } from './model-fault.ts';
import { type Prompt, repairPrompt } from './prompts.ts';
import type { Question, TextModel } from './text-model.ts';

const timeLimit = 30_000;
const answerLimit = 64_000;

export interface Ask<T> {
  prompt: Prompt;
  /** An answer that holds it repeated its instructions and is dropped. */
  canary: string;
  schema: z.ZodType<T>;
  jsonSchema: Record<string, unknown>;
  schemaName: string;
  signal: AbortSignal;
}

/**
 * Asks a model and parses its answer: one more try after a passing fault, one repair after an
 * answer of the wrong form, 30 s in all. Throws ModelFault.
 */
export async function askModel<T>(model: TextModel, ask: Ask<T>): Promise<T> {
  return withDeadline(ask.signal, async (signal) => {
    const first = await answer(model, ask, ask.prompt, signal);
    if (first.ok) return first.value;
    const second = await answer(model, ask, repairPrompt(ask.prompt, first.complaint), signal);
    if (second.ok) return second.value;
    throw new ModelFault('unreadable');
  });
}

type Parsed<T> = { ok: true; value: T } | { ok: false; complaint: string };

async function answer<T>(
  model: TextModel,
  ask: Ask<T>,
  prompt: Prompt,
  signal: AbortSignal,
): Promise<Parsed<T>> {
  const question = { ...prompt, schema: ask.jsonSchema, schemaName: ask.schemaName };
  const text = await askTwice(model, question, signal);
  if (text.length > answerLimit) throw new ModelFault('too_large');
  if (squeeze(text).includes(squeeze(ask.canary))) throw new ModelFault('leaked');
  const json = parseJson(text);
  if (json === undefined) return { ok: false, complaint: 'it was not JSON' };
  const parsed = ask.schema.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  return { ok: false, complaint: `${issue?.path.join('.') || 'answer'}: ${issue?.message}` };
}

async function askTwice(model: TextModel, question: Question, signal: AbortSignal) {
  try {
    return await model.ask(question, signal);
  } catch (error) {
    if (!(error instanceof ModelFault) || !error.passing || signal.aborted) throw error;
    return await model.ask(question, signal);
  }
}

async function withDeadline<T>(client: AbortSignal, work: (signal: AbortSignal) => Promise<T>) {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  const timer = setTimeout(cancel, timeLimit);
  client.addEventListener('abort', cancel, { once: true });
  if (client.aborted) cancel();
  try {
    return await work(controller.signal);
  } catch (error) {
    if (client.aborted) throw new ModelFault('cancelled', { cause: error });
    if (controller.signal.aborted) throw new ModelFault('timed_out', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
    client.removeEventListener('abort', cancel);
  }
}

/** Small models wrap JSON in a code block or in a sentence; the outermost braces are the answer. */
function parseJson(text: string): unknown {
  const inner = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    return JSON.parse(inner);
  } catch {
    return undefined;
  }
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
