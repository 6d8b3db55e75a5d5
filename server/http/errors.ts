import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { ErrorBody } from "#contract/errors.ts";
import { defaultLocale, type Locale } from "#contract/values/locale.ts";
import { isDatabaseBusy } from "#server/db/connect.ts";
import {
  Busy,
  Conflict,
  Forbidden,
  Invalid,
  NotFound,
  PartMissing,
  Refusal,
  TooLarge,
  TooMany,
  Unauthenticated,
} from "#server/errors.ts";
import type { MessageKey } from "#server/messages/message-key.ts";
import { message } from "#server/messages/messages.ts";
import { isOutOfSpace } from "#server/out-of-space.ts";
import { StorageAway } from "#server/ports/storage/storage.ts";
import { fieldErrors } from "./field-errors.ts";

/** The one place where refusals become HTTP; an unexpected error becomes a bare 500 and a line in the log. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
}

/** For an application without pages: an address without a route is refused as the API refuses. */
export function refuseMissing(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => answerError(new NotFound(), request, reply));
}

const megabyte = 1024 * 1024;

/** The answer to a failed request. Fastify also fails some before it has found their route: then there is no context. */
export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfterSeconds } = refusalOf(error, {
    locale: request.ctx?.locale ?? defaultLocale,
    log: request.log,
    bodyLimit: request.routeOptions.bodyLimit,
  });
  if (retryAfterSeconds) reply.header("retry-after", String(retryAfterSeconds));
  return reply.status(status).send(body);
}

/** What a failed call is answered with, over HTTP or within the process. */
export interface RefusedCall {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfterSeconds?: number;
}

interface Circumstances {
  readonly locale: Locale;
  readonly log: Pick<FastifyBaseLogger, "error">;
  /** Bytes that a body may have. */
  readonly bodyLimit: number;
}

/** Turns an error into its answer; one that nobody expects becomes a bare 500 and a line in the log. */
export function refusalOf(error: FastifyError | Refusal, { locale, log, bodyLimit }: Circumstances): RefusedCall {
  const answer = (status: number, code: MessageKey, more: Partial<ErrorBody> = {}) => ({
    status,
    body: { message: message(locale, code, more.details), code, ...more },
  });
  if (error instanceof Invalid) {
    const errors = Object.fromEntries(
      Object.entries(error.fields).map(([field, keys]) => [
        field,
        keys.map((key) => message(locale, key, error.details)),
      ]),
    );
    return answer(422, error.code, { errors, ...(error.details && { details: error.details }) });
  }
  if (error instanceof Refusal) {
    const described = answer(statusOf(error), error.code, error.details ? { details: error.details } : {});
    const mayReturn = error instanceof TooMany || error instanceof Busy;
    return mayReturn ? { ...described, retryAfterSeconds: error.retryAfterSeconds } : described;
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A path that cannot be an address is answered as one that does not exist.
    if (error.validationContext === "params") return answer(404, "NOT_FOUND");
    return answer(422, "INVALID", { errors: fieldErrors(error.validation, locale) });
  }
  if (isOutOfSpace(error)) {
    log.error({ err: error }, "nothing can be stored: there is no space left");
    return { ...answer(503, "NO_SPACE"), retryAfterSeconds: 60 };
  }
  if (error instanceof StorageAway) {
    log.error({ err: error }, "the storage of pictures does not do what it is asked");
    return { ...answer(503, "STORAGE_AWAY"), retryAfterSeconds: 5 };
  }
  if (isDatabaseBusy(error)) return { ...answer(503, "BUSY"), retryAfterSeconds: 1 };
  if (error.statusCode === 413) return answer(413, "TOO_LARGE", { details: { megabytes: bodyLimit / megabyte } });
  if (error.statusCode === 415) return answer(422, "INVALID");
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return answer(error.statusCode, "BAD_REQUEST");
  log.error({ err: error }, "request failed");
  return answer(500, "INTERNAL");
}

function statusOf(refusal: Refusal): number {
  if (refusal instanceof Unauthenticated) return 401;
  if (refusal instanceof Forbidden) return 403;
  if (refusal instanceof NotFound) return 404;
  if (refusal instanceof Conflict) return 409;
  if (refusal instanceof TooLarge) return 413;
  if (refusal instanceof TooMany) return 429;
  if (refusal instanceof Busy || refusal instanceof PartMissing) return 503;
  return 422;
}
