import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { isOutOfSpace } from "#server/out-of-space.ts";
import { type Answer, answers, refuses, speakBadly } from "#test/badly-speaking-server.ts";
import { checkBucket, createS3Storage } from "./s3-storage.ts";
import { StorageAway } from "./storage.ts";

/** A storage that refuses, is slow, is full or breaks off, on a socket of this machine. */

const impatient = { readMs: 300, writeMs: 300 };
const patient = { readMs: 10_000, writeMs: 10_000 };
const settingsOf = (endpoint: string) => ({
  ...{ endpoint, bucket: "pictures", region: "us-east-1", pathStyle: true },
  ...{ accessKeyId: "key", secretAccessKey: "secret" },
});
const bucketThat = async (answer: Answer, patience = patient) =>
  createS3Storage(settingsOf(await speakBadly(answer)), patience);

const head = "HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n";
const silent: Answer = () => {};
const wordless: Answer = (socket) => void socket.end("220 mail.test ESMTP\r\n");
const hangsUp: Answer = (socket) => void socket.destroy();

describe("a picture is neither there nor missing, but its storage away,", () => {
  test.each([
    ["where it says nothing", silent, "nothing within 300 ms"],
    ["where it hangs up", hangsUp, "does not answer"],
    ["where it does not speak HTTP", wordless, "does not answer"],
    ["where it fails", refuses("500 Internal Server Error", "InternalError"), "500 InternalError"],
    ["where it refuses", refuses("403 Forbidden", "AccessDenied"), "403 AccessDenied"],
    ["where the bucket is gone", refuses("404 Not Found", "NoSuchBucket"), "404 NoSuchBucket"],
    ["where a proxy knows nothing of it", answers("404 Not Found", "<html>404</html>"), "refuses (404)"],
    ["where it sends elsewhere", answers("301 Moved Permanently"), "refuses (301)"],
  ])("%s", async (_name, answer, words) => {
    const storage = await bucketThat(answer, answer === silent ? impatient : patient);
    await expect(storage.get("ab/320.webp")).rejects.toThrow(StorageAway);
    await expect(storage.put("ab/320.webp", Buffer.from("x"))).rejects.toThrow(words);
  });

  test("where nobody listens, or lists come as something else", async () => {
    const storage = createS3Storage(settingsOf("http://127.0.0.1:59998"), impatient);
    await expect(storage.get("ab/320.webp")).rejects.toThrow(StorageAway);
    const other = await bucketThat(answers("200 OK", "<html><body>Welcome</body></html>"));
    await expect(Array.fromAsync(other.files())).rejects.toThrow(StorageAway);
  });
});

test("a moment's trouble is tried through", async () => {
  let times = 0;
  const storage = await bucketThat((socket, request) => {
    const answer = times++ < 2 ? refuses("503 Service Unavailable", "SlowDown") : answers("200 OK");
    answer(socket, request);
  });
  await storage.put("ab/320.webp", Buffer.from("picture"));
  expect(times).toBe(3);
});

test("a bucket without room says so as a full disk does", async () => {
  for (const answer of [
    refuses("507 Insufficient Storage", "XMinioStorageFull"),
    refuses("403 Forbidden", "QuotaExceeded"),
  ]) {
    const storing = (await bucketThat(answer)).put("ab/320.webp", Buffer.from("x"));
    expect(isOutOfSpace(await storing.catch((error: unknown) => error))).toBe(true);
  }
});

test("a file that breaks off or stops midway ends in an error, not as a short file", async () => {
  for (const [answer, words] of [
    [(socket) => void socket.end(`${head}half`), "terminated"],
    [(socket) => void socket.write(`${head}half`), "nothing within 300 ms"],
  ] satisfies [Answer, string][]) {
    const file = await (await bucketThat(answer, impatient)).get("ab/320.webp");
    await expect(file && buffer(file.stream)).rejects.toThrow(words);
  }
});

test("a file that is taken slowly is waited for", async () => {
  const file = await (await bucketThat((socket) => void socket.end(`${head}0123456789`), impatient)).get("ab/320.webp");
  await new Promise((resolve) => setTimeout(resolve, impatient.readMs * 1.5));
  expect(String(file && (await buffer(file.stream)))).toBe("0123456789");
});

test("an upload in parts that fails at its end under a status of success is a failure", async () => {
  const storage = await bucketThat((socket, request) => {
    if (request.includes("uploads=")) answers("200 OK", "<R><UploadId>1</UploadId></R>")(socket, request);
    else if (request.startsWith("POST")) refuses("200 OK", "InternalError")(socket, request);
    else answers("200 OK")(socket, request);
  });
  const writing = storage.write("export.1/data.zip", Readable.from([Buffer.alloc(9 * 1024 * 1024)]));
  await expect(writing).rejects.toThrow("InternalError");
});

test("the start is refused by a bucket that refuses, in one line, and hears of one that does not answer", async () => {
  const refusing = settingsOf(await speakBadly(refuses("403 Forbidden", "SignatureDoesNotMatch")));
  await expect(checkBucket(refusing)).rejects.toThrow(
    /^Pictures cannot be stored: the bucket pictures at http:\S+ refuses \(403 SignatureDoesNotMatch\)\.$/,
  );
  expect(await checkBucket(settingsOf("http://127.0.0.1:59998"))).toMatch(
    /^the bucket pictures at \S+ does not answer/,
  );
});
