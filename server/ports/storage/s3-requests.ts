import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { isOutOfSpace } from "#server/out-of-space.ts";
import { wordOf } from "./s3-listing.ts";
import { StorageAway } from "./storage.ts";

/** Where a bucket is, and who may use it. */
export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket stands in the path rather than before the name of the host. */
  readonly pathStyle: boolean;
}

/** How long is waited for an answer, and for each further piece of it. */
export interface S3Patience {
  readonly readMs: number;
  readonly writeMs: number;
}

interface Asked {
  readonly query?: Record<string, string>;
  readonly body?: Buffer | string;
  readonly headers?: Record<string, string>;
}

/** What a server says where it is busy for a moment, or a connection that both had left open is gone. */
const attempts = 3;
const firstPauseMs = 50;
/** Words of AWS, Ceph, MinIO and others. */
const full = /^(QuotaExceeded|XMinioStorageFull|StorageFull|InsufficientStorage|NotEnoughSpace)$/;

/** Signed requests to one bucket. Both throw `StorageAway` where it refuses, fails or is slow, and an error of `isOutOfSpace` where it is full. */
export function createS3Requests(settings: S3Settings, { readMs, writeMs }: S3Patience) {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  const name = `the bucket ${settings.bucket} at ${settings.endpoint}`;

  /** The whole answer as text. */
  async function ask(method: "GET" | "PUT" | "POST" | "DELETE", key: string, asked: Asked = {}) {
    const url = addressOf(settings, key);
    for (const [name, value] of Object.entries(asked.query ?? {})) url.searchParams.set(name, value);
    return within(method === "GET" ? readMs : writeMs, name, async ({ signal }) => {
      const { body = null, headers = {} } = asked;
      const order = { method, headers, signal, body: body as BodyInit | null };
      const response = await send(client, url, order, name);
      return { headers: response.headers, text: await response.text() };
    });
  }

  /** A file on its way; null where there is none. */
  async function open(key: string): Promise<{ stream: Readable; bytes: number } | null> {
    const url = addressOf(settings, key);
    return within(readMs, name, async (patience) => {
      const response = await send(client, url, { signal: patience.signal }, name);
      if (response.status === 404) return null;
      const bytes = Number(response.headers.get("content-length") ?? Number.NaN);
      // Something between that compresses would make another file of it.
      if (!response.body || Number.isNaN(bytes) || response.headers.has("content-encoding"))
        throw new StorageAway(`${name} sends a file without its length`);
      // Taken at once: Node ends the body of an answer that nobody holds any more.
      const reader = response.body.getReader();
      const stream = Readable.from(piecesOf(reader, bytes, patience), { objectMode: false });
      // Also where nobody has begun to read it.
      stream.once("close", patience.giveUp);
      return { stream, bytes };
    });
  }

  return { ask, open };
}

export type S3Requests = ReturnType<typeof createS3Requests>;

/** The bucket refuses for a reason that no waiting mends: its name, keys, rights or region. */
export class BucketRefuses extends StorageAway {}

function addressOf({ endpoint, bucket, pathStyle }: S3Settings, key: string): URL {
  const { protocol, host, pathname } = new URL(endpoint);
  const path = pathname.replace(/\/*$/, "/");
  const base = pathStyle ? `${protocol}//${host}${path}${bucket}/` : `${protocol}//${bucket}.${host}${path}`;
  const url = new URL(encodeURI(key), base);
  if (!url.href.startsWith(base)) throw new Error("storage key leaves the bucket");
  return url;
}

/** The answer once it has begun: one of success, or of a file that is not there. */
async function send(client: AwsClient, url: URL, order: RequestInit, name: string): Promise<Response> {
  const signal = order.signal ?? undefined;
  for (let attempt = 1; ; attempt++) {
    const answer = await client.fetch(url, { ...order, redirect: "manual" }).catch((error: Error) => error);
    if (answer instanceof Response && answer.ok) return answer;
    const failure = answer instanceof Error ? answer : failureOf(answer, wordOf(await answer.text(), "Code"), name);
    if (failure === null) return answer as Response;
    const mayPass = answer instanceof Error || isPassing(answer.status);
    if (!mayPass || attempt === attempts || signal?.aborted) throw failure;
    await pause(firstPauseMs * 4 ** (attempt - 1), undefined, { signal });
  }
}

/** What an answer without success means; null: the file is not there. */
function failureOf({ status }: Response, code: string | null, name: string): Error | null {
  if (status === 404 && code === "NoSuchKey") return null;
  const said = [status, code].filter(Boolean).join(" ");
  if (status === 507 || full.test(code ?? ""))
    return Object.assign(new Error(`${name} is full (${said})`), { code: "ENOSPC" });
  const Failure = isPassing(status) ? StorageAway : BucketRefuses;
  return new Failure(`${name} refuses (${said})`);
}

const isPassing = (status: number) => status >= 500 || status === 429;

/** Has `work` wait so long for each answer, and says in words what goes wrong. */
async function within<T>(ms: number, name: string, work: (patience: Patience) => Promise<T>): Promise<T> {
  const patience = startWaiting(ms);
  try {
    return await work(patience);
  } catch (error) {
    if (error instanceof StorageAway || isOutOfSpace(error)) throw error;
    const { message, cause } = (patience.signal.aborted ? patience.signal.reason : error) as Error;
    const why = cause instanceof Error ? `${message}: ${cause.message}` : message;
    throw new StorageAway(`${name} does not answer (${why})`, { cause: error });
  } finally {
    patience.stop();
  }
}

type Patience = ReturnType<typeof startWaiting>;

/** Gives a request up that is waited for too long. It waits from now on until `stop()`, and again from each `start()`. */
function startWaiting(ms: number) {
  const away = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    timer = setTimeout(() => away.abort(new Error(`nothing within ${ms} ms`)), ms);
  };
  const stop = () => clearTimeout(timer);
  start();
  return { signal: away.signal, start, stop, giveUp: () => away.abort() };
}

/** The pieces of a body, each waited for as long as for the answer; how slowly they are taken does not matter. */
async function* piecesOf(reader: ReadableStreamDefaultReader<Uint8Array>, bytes: number, patience: Patience) {
  for (let left = bytes; ; ) {
    patience.start();
    const { done, value } = await reader.read().finally(patience.stop);
    if (done && left > 0) throw new StorageAway(`a file has ended ${left} bytes before its end`);
    if (done) return;
    left -= value.length;
    yield value;
  }
}
