export interface Answer {
  status: number;
  headers?: Record<string, string>;
  /** Text goes out as it is, everything else as JSON. */
  body: unknown;
}
