/** A paste of plain text that X's editor can read. */
export function pasteEvent(text: string): ClipboardEvent {
  // The page's own window as Firefox gives it to a content script.
  const { wrappedJSObject: page } = window as { wrappedJSObject?: typeof globalThis };
  return page ? ofThePage(page, text) : ofOurs(text);
}

function ofOurs(text: string): ClipboardEvent {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
}

/** In Firefox the page sees nothing of data made out here: all of it is made in the page's realm. */
function ofThePage(page: typeof globalThis, text: string): ClipboardEvent {
  const clipboardData = new page.DataTransfer();
  clipboardData.setData('text/plain', text);
  const options = Object.assign(new page.Object(), { bubbles: true, cancelable: true });
  const event = new page.ClipboardEvent('paste', options);
  const value = Object.assign(new page.Object(), { value: clipboardData });
  page.Object.defineProperty(event, 'clipboardData', value);
  return event;
}
