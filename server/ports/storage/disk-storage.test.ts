import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { createDiskStorage } from "./disk-storage.ts";

/** Pictures of unpublished listings lie among the files. */

async function folder(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), "kabinet-files-"));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  return join(home, "data", "media");
}
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test("other accounts of the machine read no pictures", async () => {
  const directory = await folder();
  await createDiskStorage(directory).put("ab/320.webp", Buffer.from("picture"));
  expect(await modeOf(directory)).toBe("750");
  expect(await modeOf(join(directory, "ab"))).toBe("750");
  expect(await modeOf(join(directory, "ab", "320.webp"))).toBe("640");
});

test("SE5: a folder that an earlier version left open is closed with the next picture", async () => {
  const directory = await folder();
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o755);
  await createDiskStorage(directory).put("ab/320.webp", Buffer.from("picture"));
  expect(await modeOf(directory)).toBe("750");
});

test("what comes piece by piece is stored whole, or not at all", async () => {
  const directory = await folder();
  const storage = createDiskStorage(directory);
  expect(await storage.write("export.1/data.zip", Readable.from([Buffer.from("ab"), Buffer.from("cd")]))).toBe(4);
  expect(await readFile(join(directory, "export.1", "data.zip"), "utf8")).toBe("abcd");
  async function* broken() {
    yield Buffer.from("ab");
    throw new Error("the line is cut");
  }
  await expect(storage.write("export.2/data.zip", Readable.from(broken()))).rejects.toThrow("the line is cut");
  expect(await readdir(join(directory, "export.2"))).toEqual([]);
});
