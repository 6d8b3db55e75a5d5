import { join } from "node:path";
import { createDiskStorage } from "./disk-storage.ts";
import type { S3Settings } from "./s3-requests.ts";
import { createS3Storage } from "./s3-storage.ts";
import type { StoragePort } from "./storage.ts";

interface Places {
  readonly storage: "disk" | "s3";
  readonly dataDir: string;
  readonly s3: S3Settings | null;
}

/** The storage that the settings name. */
export function createStorage({ storage, dataDir, s3 }: Places): StoragePort {
  return storage === "s3" && s3 ? createS3Storage(s3) : createDiskStorage(join(dataDir, "media"));
}
