import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a directory and what is missing above it, one level at a time. Node's own recursive way never comes back from a
 * file system that denies the existence of what it lists, such as /proc; here each level fails or succeeds once.
 */
export async function makeDirectory(path: string): Promise<void> {
  const found = await stat(path).catch(missing);
  if (found?.isDirectory()) return;
  if (!found && dirname(path) !== path) await makeDirectory(dirname(path));
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    // Another process made it first; a file in its place fails when it is used.
    if (error.code !== "EEXIST" || found) throw error;
  });
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
