import { apiAddress } from "#web/api/api-address.ts";
import { ApiError } from "#web/api/api-error.ts";
import { callerHeaders } from "#web/api/browser-api.ts";
import { saveFile } from "./save-file.ts";

/**
 * Fetches a file of the API and hands it to the browser's downloads, by the name that the API gives it; the browser keeps a large
 * one on its disk meanwhile.
 */
export async function saveDownload(path: string): Promise<void> {
  const answer = await fetch(apiAddress(path), {
    headers: callerHeaders(),
    credentials: "omit",
    cache: "no-store",
  });
  if (!answer.ok) throw ApiError.from({ status: answer.status, headers: answer.headers, text: await answer.text() });
  const [, name = "kabinet"] = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
  const type = answer.headers.get("content-type") ?? "";
  saveFile(new File([await answer.blob()], name, { type }));
}
