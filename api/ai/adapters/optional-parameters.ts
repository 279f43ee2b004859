import { ModelError } from './model-error.ts';

/**
 * Asks with parameters that not every server knows. One that refuses the question is asked once more
 * without them, and only so from then on if that is what it answers.
 */
export function optionalParameters<T extends object>(parameters: T) {
  let refused = Object.keys(parameters).length === 0;
  return async <A>(ask: (parameters: Partial<T>) => Promise<A>): Promise<A> => {
    if (refused) return ask({});
    try {
      return await ask(parameters);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const answer = await ask({});
      refused = true;
      return answer;
    }
  };
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ModelError) || error.fault !== 'request_refused') return false;
  return error.detail.status === 400 || error.detail.status === 422;
}
