/**
 * Some servers answer a stream with one JSON object: an error, or the whole answer. The same as the only
 * event of a stream; every other answer as it is.
 */
export async function wholeAsEvent(response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('application/json');
  if (!response.ok || !isJson) return response;
  const json = (await response.text()).replace(/[\r\n]+/g, ' ');
  const headers = { 'content-type': 'text/event-stream' };
  return new Response(`data: ${json}\n\ndata: [DONE]\n\n`, { status: response.status, headers });
}

/** Whether a request asks for a stream. Texts within it are escaped, and never look so. */
export function isStream(init: RequestInit | undefined): boolean {
  return typeof init?.body === 'string' && /"stream":true[,}]/.test(init.body.slice(-200));
}
