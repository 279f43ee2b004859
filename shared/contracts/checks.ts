import { z } from 'zod/mini';
import type { Label } from './messages/labels.ts';
import { checkMessage } from './messages/message.ts';

/** One of `values`, which are called `things`. */
export const choice = <const T extends readonly string[]>(
  values: T,
  label: Label,
  things: string,
) => z.enum(values, checkMessage('field.not-a-choice', { field: label, things }));

export const flag = (name: string) => z.boolean(checkMessage('field.not-a-flag', { field: name }));

/** Checks of a list. */
export const atLeastOne = (thing: string) =>
  z.minLength(1, checkMessage('field.none-chosen', { thing }));
export const atMost = (n: number, things: string) =>
  z.maxLength(n, checkMessage('field.too-many', { n, things }));
