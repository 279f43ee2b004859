import { afterEach, expect, test } from 'vitest';
import { pasteEvent } from './paste-event.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'wrappedJSObject');
});

test('where the browser gives the page’s own window, everything in the event is of that realm', () => {
  class PageObject extends Object {}
  const page = {
    DataTransfer: class extends DataTransfer {},
    ClipboardEvent: class extends ClipboardEvent {},
    Object: PageObject,
  };
  Object.assign(window, { wrappedJSObject: page });
  const event = pasteEvent('gm\n\ngm');
  expect(event).toBeInstanceOf(page.ClipboardEvent);
  expect(event.clipboardData).toBeInstanceOf(page.DataTransfer);
  expect(event.clipboardData?.getData('text/plain')).toBe('gm\n\ngm');
  expect(event).toMatchObject({ type: 'paste', bubbles: true, cancelable: true });
});
