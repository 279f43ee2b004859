export interface Answer {
  status: number;
  headers?: Record<string, string>;
  /** Text goes out as it is, everything else as JSON. */
  body: unknown;
}

/** Server-sent events, one write each, and how the connection ends after them. */
export interface StreamedAnswer {
  events: string[];
  ending: 'close' | 'break' | 'stall';
}
