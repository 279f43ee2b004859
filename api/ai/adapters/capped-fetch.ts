import { ModelError } from './model-error.ts';

const limit = 1_000_000;

/** `fetch` that gives up on an answer larger than 1 MB: a draft is a few hundred characters. */
export const cappedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > limit) controller.error(new ModelError('too_large'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), response);
};
