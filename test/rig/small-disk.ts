import { execFile } from "node:child_process";
import { chmod, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A file system of its own that can be filled to the last byte. */
export interface SmallDisk {
  readonly path: string;
  fill(): Promise<void>;
  free(): Promise<void>;
  unmount(): Promise<void>;
}

/** Mounts a tmpfs of the given megabytes; null where this account may not mount. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const path = await mkdtemp(join(tmpdir(), "kabinet-disk-"));
  const isMounted = await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "tmpfs", path]).then(
    () => true,
    () => false,
  );
  if (!isMounted) {
    await rm(path, { recursive: true });
    return null;
  }
  await chmod(path, 0o755);
  const ballast = join(path, "ballast");
  return {
    path,
    fill: () => writeUntilFull(ballast),
    free: () => rm(ballast, { force: true }),
    unmount: async () => {
      await run("umount", [path]);
      await rm(path, { recursive: true });
    },
  };
}

/** Fills the disk in ever smaller pieces, so that not a byte is left. */
async function writeUntilFull(path: string): Promise<void> {
  const file = await open(path, "a");
  try {
    for (let bytes = 1024 * 1024; bytes >= 1; bytes = Math.floor(bytes / 16)) {
      const chunk = Buffer.alloc(bytes);
      while (await hasRoomFor(file.appendFile(chunk)));
    }
  } finally {
    await file.close();
  }
}

function hasRoomFor(writing: Promise<void>): Promise<boolean> {
  return writing.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOSPC") throw error;
      return false;
    },
  );
}
