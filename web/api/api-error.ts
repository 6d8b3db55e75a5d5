import type { ErrorBody } from "#contract/errors.ts";

/** An answer that is not a success, with the body the contract promises. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** Seconds to wait, where the server names them (429, 503). */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: ErrorBody, retryAfterSeconds: number | null = null) {
    super(body.message);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  static from(answer: { status: number; headers: { get(name: string): string | null }; text: string }): ApiError {
    const retryAfter = Number(answer.headers.get("retry-after"));
    return new ApiError(answer.status, bodyOf(answer.text), retryAfter > 0 ? retryAfter : null);
  }

  /** Field → messages of a 422; empty for everything else. */
  get fields(): Record<string, string[]> {
    return this.body.errors ?? {};
  }
}

/** A proxy on the way may answer with a page of its own. */
function bodyOf(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null && "message" in body) return body as ErrorBody;
    return { message: "" };
  } catch (error) {
    if (error instanceof SyntaxError) return { message: "" };
    throw error;
  }
}
