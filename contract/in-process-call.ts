/**
 * An API call without a socket, which the server gives to a page while it renders (ARCHITECTURE.md, "The way of a request").
 * `path` is that of the operation's contract, `url` the same with its parameters filled in. The body of the answer is what JSON
 * would say.
 */
export type InProcessCall = (call: {
  readonly method: string;
  readonly path: string;
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}) => Promise<{ status: number; retryAfterSeconds: number | null; body: unknown }>;
