import { expect, test } from 'vitest';
import { faultOf } from './device-error.ts';
import { downloadFailure } from './download-failure.ts';

const thrown = (name: string, message: string) => new DOMException(message, name);

/** As Chrome words them (`third_party/blink/renderer/modules/ai/exception_helpers.cc`). */
test.each([
  ['prompt', 'QuotaExceededError', 'The input is too large.', 'too_long'],
  ['create', 'QuotaExceededError', 'The input is too large.', 'too_long'],
  ['prompt', 'QuotaExceededError', '', 'too_long'],
  [
    'prompt',
    'NotSupportedError',
    'The model attempted to output text in an untested language, and was prevented from doing so.',
    'language',
  ],
  ['create', 'NotSupportedError', 'The specified languages are not supported.', 'language'],
  [
    'prompt',
    'NotSupportedError',
    'The model attempted to output text with low quality, and was prevented from doing so.',
    'failed',
  ],
  ['prompt', 'NotReadableError', 'The execution yielded an unsafe response.', 'declined'],
  ['create', 'NotReadableError', '', 'no_space'],
  ['create', 'OperationError', 'Not enough space for downloading the model.', 'no_space'],
  [
    'create',
    'NotAllowedError',
    'The device is unable to create a session to run the model. Please check the result of availability() first.',
    'no_space',
  ],
  ['prompt', 'InvalidStateError', 'The model execution session has been destroyed.', 'crashed'],
  ['prompt', 'UnknownError', 'Other generic failures occurred.', 'crashed'],
  [
    'create',
    'OperationError',
    'The model process crashed too many times for this version.',
    'crashed',
  ],
  ['create', 'OperationError', 'Model execution service is not available.', 'busy'],
  ['prompt', 'UnknownError', 'An unknown error occurred: kErrorRequestThrottled', 'busy'],
  ['create', 'InvalidStateError', 'Too many sessions.', 'busy'],
  ['prompt', 'NotAllowedError', 'A user permission error occurred.', 'failed'],
  ['prompt', 'AbortError', 'The response was disabled.', 'failed'],
] as const)('at %s, %s "%s" is the fault %s', (step, name, message, fault) => {
  expect(faultOf(thrown(name, message), step)).toBe(fault);
});

test.each([undefined, 'text', {}, new TypeError('x')])('%o is a failure', (error) => {
  expect(faultOf(error, 'prompt')).toBe('failed');
});

test.each([
  ['NetworkError', '', /interrupted.*connection/],
  ['QuotaExceededError', '', /not enough disk space.*22 GB/],
  ['OperationError', 'Not enough space for downloading the model.', /not enough disk space/],
  ['OperationError', 'The model process crashed too many times for this version.', /crashed/],
  ['OperationError', 'Model execution service is not available.', /busy.*in a minute/],
  ['AbortError', '', /could not be downloaded/],
])('a download that ends with %s "%s" says %s', (name, message, says) => {
  expect(downloadFailure(thrown(name, message))).toMatch(says);
});
