/** What a browser says of itself, and where it is. */
export interface Device {
  userAgent: string | undefined;
  /** Of the client; '' where the server cannot know. */
  address: string;
}

/** The device that sends a request. */
export function deviceOf(request: {
  address: string;
  header(name: string): string | undefined;
}): Device {
  return { userAgent: request.header('user-agent'), address: request.address };
}

/** As much of it as is kept. */
export function shortUserAgent(userAgent: string | undefined): string | null {
  return userAgent?.slice(0, 300) ?? null;
}
