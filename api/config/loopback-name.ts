/** Whether a host of an address, as `URL` gives it, is this machine itself by its name. */
export function isLoopbackName(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
