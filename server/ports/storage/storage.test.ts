import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { startFauxqs } from "fauxqs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { createDiskStorage } from "./disk-storage.ts";
import type { S3Settings } from "./s3-requests.ts";
import { createS3Storage } from "./s3-storage.ts";
import type { StoragePort } from "./storage.ts";

/** What every storage promises. With S3_ENDPOINT and the rest set, the tests of S3 go there, into an empty bucket. */

const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
});

async function onDisk(): Promise<StoragePort> {
  const folder = await mkdtemp(join(tmpdir(), "kabinet-storage-"));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  return createDiskStorage(join(folder, "media"));
}

async function inBucket(): Promise<StoragePort> {
  return createS3Storage((await given()) ?? (await pretended()));
}

/** A server of another's making, in this process; of signatures it looks at the form alone. */
async function pretended(): Promise<S3Settings> {
  const server = await startFauxqs({ port: 0, host: "127.0.0.1", logger: false });
  closers.push(() => server.stop());
  server.createBucket("pictures");
  const keys = { accessKeyId: "key", secretAccessKey: "secret", region: "us-east-1" };
  return { endpoint: `http://127.0.0.1:${server.port}`, bucket: "pictures", pathStyle: true, ...keys };
}

async function given(): Promise<S3Settings | null> {
  return process.env.S3_ENDPOINT ? readConfig(process.env).s3 : null;
}

const large = 17 * 1024 * 1024;

describe.each([
  ["a folder on the disk", onDisk],
  ["a bucket", inBucket],
])("%s", (_name, open) => {
  let storage: StoragePort;
  const id = randomUUID();
  const read = async (key: string) => {
    const file = await storage.get(key);
    return file && { bytes: file.bytes, text: String(await buffer(file.stream)) };
  };
  const listed = async () => (await Array.fromAsync(storage.files())).map(({ key, bytes }) => `${key} ${bytes}`).sort();
  beforeAll(async () => {
    storage = await open();
  });

  test("gives back what was put, in its last state, and nothing for a key that has no file", async () => {
    await storage.put(`${id}/320.webp`, Buffer.from("first"));
    await storage.put(`${id}/320.webp`, Buffer.from("picture"));
    expect(await read(`${id}/320.webp`)).toEqual({ bytes: 7, text: "picture" });
    expect([await read(`${id}/640.webp`), await read(id), await read("other/320.webp")]).toEqual([null, null, null]);
  });

  test("takes what comes piece by piece, of any length, whole or not at all", async () => {
    const pieces = (bytes: number) =>
      Readable.from(Array.from({ length: bytes / 65_536 }, () => Buffer.alloc(65_536, 7)));
    expect(await storage.write("export.1/data.zip", pieces(large))).toBe(large);
    expect(await storage.write("export.2/data.zip", Readable.from([Buffer.from("ab"), Buffer.from("cd")]))).toBe(4);
    const file = await storage.get("export.1/data.zip");
    expect([file?.bytes, file && (await buffer(file.stream)).equals(Buffer.alloc(large, 7))]).toEqual([large, true]);
    for (const before of [1, large]) {
      async function* broken() {
        yield Buffer.alloc(before);
        throw new Error("the line is cut");
      }
      await expect(storage.write("export.3/data.zip", Readable.from(broken()))).rejects.toThrow("the line is cut");
    }
    expect(await storage.get("export.3/data.zip")).toBeNull();
  });

  test("lists its files and folders, knows when one has changed, and removes a folder alone", async () => {
    for (const name of ["320.webp", "640.webp"]) await storage.put(`${id}2/${name}`, Buffer.from(name));
    const all = ["export.1/data.zip 17825792", "export.2/data.zip 4", `${id}/320.webp 7`];
    expect(await listed()).toEqual([...all, `${id}2/320.webp 8`, `${id}2/640.webp 8`].sort());
    const folders = (await Array.fromAsync(storage.folders())).sort();
    expect(folders.filter((each) => each !== "export.3")).toEqual(["export.1", "export.2", id, `${id}2`].sort());
    const changedAt = await storage.changedAt(`${id}2`);
    expect(Math.abs(Date.now() - (changedAt?.getTime() ?? 0))).toBeLessThan(60_000);
    expect(await storage.changedAt("nothing")).toBeNull();
    await storage.removeAll(`${id}2/`);
    await storage.removeAll("nothing/");
    expect(await listed()).toEqual(all.sort());
  });

  test("a file that nobody reads to its end holds nothing up", async () => {
    for (let times = 0; times < 20; times++) (await storage.get("export.1/data.zip"))?.stream.destroy();
    expect((await read(`${id}/320.webp`))?.text).toBe("picture");
    for (const folder of ["export.1", "export.2", "export.3", id]) await storage.removeAll(`${folder}/`);
    expect(await listed()).toEqual([]);
  });

  test("a file is whole however late it is read", async () => {
    await storage.put(`${id}/320.webp`, Buffer.from("picture"));
    const file = await storage.get(`${id}/320.webp`);
    // Node ends the body of an answer that nobody holds any more.
    setFlagsFromString("--expose-gc");
    for (let times = 0; times < 2; times++) {
      runInNewContext("gc")();
      await pause(20);
    }
    expect(file && String(await buffer(file.stream))).toBe("picture");
    await storage.removeAll(`${id}/`);
  });

  test("a key that leaves its place is refused", async () => {
    await expect(storage.put("../other", Buffer.from("x"))).rejects.toThrow("leaves the");
  });
});
