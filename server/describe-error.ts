/** A failure in words, for the log and for the row of the work that failed. */
export type ErrorAccount = {
  readonly type: string;
  readonly message: string;
  /** Of PostgreSQL, Node or the mail server. */
  readonly code?: string;
  readonly constraint?: string;
  readonly stack: string;
  readonly cause?: ErrorAccount;
};

const deepestCause = 5;

/**
 * A failure without the values it failed on. A failed query carries its parameters and PostgreSQL's detail the whole
 * row: maxima, e-mails, links of mails. None of these belongs in a log (rule B15).
 */
export function describeError(error: unknown): ErrorAccount {
  return account(error, 0);
}

/** The failure and its causes in one line of at most 500 characters, as the back office shows it: "fetch failed: certificate has expired". */
export function summarizeError(error: unknown): string {
  const messages: string[] = [];
  let described: ErrorAccount | undefined = describeError(error);
  for (; described; described = described.cause) {
    const { message } = described;
    if (!messages.some((before) => before.includes(message))) messages.push(message);
  }
  return messages.join(": ").slice(0, 500);
}

function account(error: unknown, depth: number): ErrorAccount {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: "" };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...(typeof code === "string" && { code }),
    ...(typeof constraint === "string" && { constraint }),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < deepestCause && { cause: account(error.cause, depth + 1) }),
  };
}

function messageOf(error: Error): string {
  if (isFailedQuery(error)) {
    const reason = error.cause instanceof Error ? messageOf(error.cause) : "failed";
    return `${reason}, in: ${error.query}`;
  }
  // Node joins the failures of all addresses of a name in one error without a message.
  if (error instanceof AggregateError && !error.message) return error.errors.map(String).join(", ");
  return isDataException(error) ? error.message.replace(/".*"/s, '"…"') : error.message;
}

/** PostgreSQL's class 22, whose messages repeat the value: `invalid input syntax for type integer: "…"`. */
function isDataException(error: Error): boolean {
  return "severity" in error && "code" in error && String(error.code).startsWith("22");
}

/** Drizzle's: its own message ends with the parameters, and so does the head of its stack. */
function isFailedQuery(error: Error): error is Error & { query: string } {
  return "query" in error && "params" in error && typeof error.query === "string";
}

function framesOf(error: Error): string {
  return (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
