import { type Answer, Refusal } from './answer.ts';

const PROBLEMS = 'https://api.x.com/2/problems/';

const titles: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The plain form of an error, whose detail says most. */
export function plainProblem(status: number, detail?: string): Answer {
  const title = titles[status] ?? 'Error';
  return { status, body: { title, type: 'about:blank', status, detail: detail ?? title } };
}

export function forbidden(detail?: string): Refusal {
  return new Refusal(plainProblem(403, detail));
}

/** A parameter of the query or the body that X does not take. */
export function invalidRequest(name: string, value: unknown, message: string): Refusal {
  const parameters = { [name]: [typeof value === 'string' ? value : JSON.stringify(value)] };
  return new Refusal({
    status: 400,
    body: {
      errors: [{ parameters, message }],
      title: 'Invalid Request',
      detail: 'One or more parameters to your request was invalid.',
      type: `${PROBLEMS}invalid-request`,
    },
  });
}

/** One thing that was not found: an entry of `errors`, mostly in a 200. */
export function missing(kind: 'tweet' | 'user', parameter: string, value: string) {
  return {
    resource_id: value,
    resource_type: kind,
    parameter,
    value,
    title: 'Not Found Error',
    detail: `Could not find ${kind} with ${parameter}: [${value}].`,
    type: `${PROBLEMS}resource-not-found`,
  };
}

/** A field that this viewer may not read: an entry of `errors` in a 200. */
export function fieldNotAuthorized(id: string, field: string) {
  return {
    resource_id: id,
    resource_type: 'tweet',
    parameter: 'tweet.fields',
    field,
    title: 'Field Authorization Error',
    detail: `Sorry, you are not authorized to access '${field}' on the Tweet.`,
    type: `${PROBLEMS}not-authorized-for-field`,
  };
}

export const noCredit: Answer = {
  status: 402,
  body: {
    detail: 'credits depleted',
    status: 402,
    title: 'Payment Required',
    type: `${PROBLEMS}credits-depleted`,
  },
};

export const usageCapped: Answer = {
  status: 429,
  body: {
    account_id: 1,
    product_name: 'sandbox',
    title: 'UsageCapExceeded',
    period: 'Monthly',
    scope: 'Product',
    detail: 'Usage cap exceeded: Monthly product cap',
    type: `${PROBLEMS}usage-capped`,
  },
};

export const legacyRateLimited: Answer = {
  status: 429,
  body: { errors: [{ code: 88, message: 'Rate limit exceeded' }] },
};
