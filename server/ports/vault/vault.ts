import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";

/**
 * What may not be read from a stolen dump: sealed by AES-256-GCM with keys that no table has (decisions/0085). `about` says what it is
 * and whose, and opens it again alone, so that a text moved to another's row opens nowhere.
 */
export interface VaultPort {
  /** Names of the keys, the newest first. */
  readonly keyIds: readonly string[];
  /** The key that seals now; null: none yet, since servers that know none may still run. */
  readonly sealingKey: string | null;
  seal(text: string, about: string): string;
  /** Of a text from before sealing itself. */
  open(stored: string, about: string): string;
  /** Keyed hashes, one by each key, by which equal texts are found without opening them. */
  marksOf(text: string): string[];
}

/** 256 bits in hexadecimal digits. */
export const encryptionKey = /^[0-9a-f]{64}$/;

/** The newest first; `sealsFrom` names the moment from which every running server knows a key (null: not at all). */
export interface VaultKeys {
  readonly keys: readonly string[];
  readonly sealsFrom?: ReadonlyMap<string, Date>;
}

const cipher = "aes-256-gcm";
const [ivBytes, tagBytes] = [12, 16];
const sealed = /^v1:([0-9a-f]{8}):([\w-]+)$/;

/** The name of a key: the same wherever it is set, and it tells nothing of it. */
export function keyIdOf(key: string): string {
  return createHash("sha256").update(Buffer.from(key, "hex")).digest("hex").slice(0, 8);
}

/** Seals by the newest key whose moment has come, opens by all. Keys are read when the first of them is needed. */
export function createVault(read: () => VaultKeys, clock: () => Date = () => new Date()): VaultPort {
  let made: ReturnType<typeof deriveAll> | null = null;
  const all = () => (made ??= deriveAll(read()));
  const sealing = () => all().find(({ from }) => clock() >= from);
  return {
    get keyIds() {
      return all().map(({ id }) => id);
    },
    get sealingKey() {
      return sealing()?.id ?? null;
    },
    seal(text, about) {
      const key = sealing();
      if (!key) return text;
      const iv = randomBytes(ivBytes);
      const work = createCipheriv(cipher, key.seals, iv).setAAD(Buffer.from(about));
      const parts = [iv, work.update(text, "utf8"), work.final(), work.getAuthTag()];
      return `v1:${key.id}:${Buffer.concat(parts).toString("base64url")}`;
    },
    open(stored, about) {
      const [, id, body = ""] = sealed.exec(stored) ?? [];
      if (!id) return stored;
      const key = all().find((known) => known.id === id);
      if (!key) throw new Error(`sealed by the key ${id}, which ENCRYPTION_KEYS does not have`);
      const bytes = Buffer.from(body, "base64url");
      const work = createDecipheriv(cipher, key.seals, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
      work.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([work.update(bytes.subarray(ivBytes, -tagBytes)), work.final()]).toString("utf8");
    },
    marksOf: (text) =>
      all().map(({ id, marks }) => `${id}:${createHmac("sha256", marks).update(text).digest("base64url")}`),
  };
}

const deriveAll = ({ keys, sealsFrom }: VaultKeys) => keys.map((key) => derive(key, sealsFrom));

/** One key seals and another one marks, both made from the one that is set. */
function derive(key: string, sealsFrom: VaultKeys["sealsFrom"]) {
  const of = (use: string) => Buffer.from(hkdfSync("sha256", Buffer.from(key, "hex"), "", `kabinet ${use}`, 32));
  const id = keyIdOf(key);
  return { id, seals: of("seals"), marks: of("marks"), from: sealsFrom ? (sealsFrom.get(id) ?? never) : always };
}

const always = new Date(0);
const never = new Date(8.64e15);
