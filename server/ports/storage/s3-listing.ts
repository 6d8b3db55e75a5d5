import sax from "sax";
import { StorageAway } from "./storage.ts";

/** A page of the names in a bucket, as ListObjectsV2 answers it. */
interface Listing {
  readonly files: { key: string; bytes: number; changedAt: Date }[];
  /** What all keys up to the delimiter have in common. */
  readonly prefixes: string[];
  /** Asks for the next page; null: there is none. */
  next: string | null;
}

/** Reads such an answer; `StorageAway` where it is none. */
export function readListing(xml: string): Listing {
  try {
    return read(xml);
  } catch (error) {
    throw new StorageAway("S3 answers with something else than a list of files", { cause: error });
  }
}

function read(xml: string): Listing {
  const parser = sax.parser(true);
  const listing: Listing = { files: [], prefixes: [], next: null };
  const path: string[] = [];
  let said: Record<string, string> = {};
  let text = "";
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name }) => {
    if (path.push(name) === 2) said = {};
    text = "";
  };
  parser.ontext = (more) => {
    text += more;
  };
  parser.onclosetag = (name) => {
    said[name] = text;
    if (path.length === 2 && name === "Contents") {
      const { Key: key = "", Size: bytes, LastModified: at = "" } = said;
      listing.files.push({ key, bytes: Number(bytes), changedAt: new Date(at) });
    }
    if (path.length === 2 && name === "CommonPrefixes") listing.prefixes.push(said.Prefix ?? "");
    if (path.length === 2 && name === "NextContinuationToken") listing.next = text || null;
    if (path.pop() !== "ListBucketResult" && path.length === 0) throw new Error(`it is ${name}`);
  };
  parser.write(xml).close();
  return listing;
}

/** What an answer says in the first element of such a name, which has nothing else in it; null where there is none. */
export function wordOf(xml: string, element: string): string | null {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? null;
}
