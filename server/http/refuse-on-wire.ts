import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionError } from "fastify";
import { defaultLocale } from "#contract/values/locale.ts";
import type { MessageKey } from "#server/messages/message-key.ts";
import { message } from "#server/messages/messages.ts";

const refusals = {
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "TOO_SLOW"],
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "HEADERS_TOO_LARGE"],
} as const satisfies Record<string, readonly [string, MessageKey]>;

const notUnderstood = ["400 Bad Request", "BAD_REQUEST"] as const;
/** A client that is still sending must come to read the answer before the connection goes. */
const lingerMs = 2_000;

/**
 * The answer to bytes that never became a request: too slow, headers too long, not HTTP. Its language is the default, since
 * none was read; its shape is that of every error (contract/errors.ts).
 */
export function refuseOnWire(error: Pick<ConnectionError, "code">, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  // Node offers no other way to learn that an answer is on its way already: nothing may be put in its middle.
  const { _httpMessage: answering } = socket as { _httpMessage?: ServerResponse };
  if (answering?.headersSent) return void socket.destroy();
  const [status, code] = refusals[error.code as keyof typeof refusals] ?? notUnderstood;
  const body = JSON.stringify({ message: message(defaultLocale, code), code });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  // Closing with bytes unread would reset the connection and lose the answer, so the rest is read and thrown away.
  socket.removeAllListeners("data").resume();
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  timer.unref();
  socket.once("close", () => clearTimeout(timer));
}
