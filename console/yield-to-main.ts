/** Ends the task, so that the browser can paint or answer the person before more is done. */
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));
