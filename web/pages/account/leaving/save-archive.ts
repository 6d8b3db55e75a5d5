import { ApiError } from "#web/api/api-error.ts";
import { callerHeaders } from "#web/api/browser-api.ts";
import { saveFile } from "#web/forms/save-file.ts";

/** Fetches an export and hands it to the browser's downloads; the browser keeps a large one on its disk meanwhile. */
export async function saveArchive(id: number): Promise<void> {
  const answer = await fetch(`/api/me/exports/${id}/file`, {
    headers: callerHeaders(),
    credentials: "omit",
    cache: "no-store",
  });
  if (!answer.ok)
    throw ApiError.from({ status: answer.status, headers: answer.headers, text: await answer.text() });
  saveFile(new File([await answer.blob()], "kabinet.zip", { type: "application/zip" }));
}
