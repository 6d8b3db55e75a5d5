import { chmod, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

test("a folder that an earlier version left open is closed with the next picture", async () => {
  const directory = await folder();
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o755);
  await createDiskStorage(directory).put("ab/320.webp", Buffer.from("picture"));
  expect(await modeOf(directory)).toBe("750");
});
