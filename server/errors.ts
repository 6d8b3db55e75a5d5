import type { MessageKey } from "./messages/message-key.ts";

/** Numbers and names that a message speaks of; amounts in CZK, never haléře. */
export type Details = Record<string, string | number | boolean>;

/** Base of all expected refusals. They know no HTTP: server/http/errors.ts gives each its status. */
export abstract class Refusal extends Error {
  readonly code: MessageKey;
  readonly details: Details | undefined;
  constructor(code: MessageKey, details?: Details) {
    super(code);
    this.name = new.target.name;
    this.code = code;
    this.details = details;
  }
}

/** The caller must be signed in and is not. */
export class Unauthenticated extends Refusal {
  constructor() {
    super("UNAUTHENTICATED");
  }
}

/** The caller may not do this. */
export class Forbidden extends Refusal {}

/** The thing does not exist or belongs to another user; the answer does not say which. */
export class NotFound extends Refusal {
  constructor() {
    super("NOT_FOUND");
  }
}

/** The thing is not in a state that allows this. */
export class Conflict extends Refusal {}

/** A value breaks a rule: field → message keys. `code` says more to programs than the field does. */
export class Invalid extends Refusal {
  readonly fields: Record<string, MessageKey[]>;
  constructor(fields: Record<string, MessageKey[]>, code: MessageKey = "INVALID", details?: Details) {
    super(code, details);
    this.fields = fields;
  }
}

/** Too much at once; try again after `retryAfterSeconds`. */
export class TooMany extends Refusal {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("TOO_MANY", { seconds: retryAfterSeconds });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** More is waiting than can be done in time; nothing was stored, and trying again after `retryAfterSeconds` makes sense. */
export class Busy extends Refusal {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number, code: MessageKey = "BUSY") {
    super(code);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A part is missing without which nothing works: 503 for whoever watches the server. */
export class PartMissing extends Refusal {
  constructor(part: "schema" | "functions" | "first page" | "writable database" | "storage" | "running process") {
    super("PART_MISSING", { part });
  }
}

/** The body is larger than allowed. */
export class TooLarge extends Refusal {
  constructor(megabytes: number) {
    super("TOO_LARGE", { megabytes });
  }
}
