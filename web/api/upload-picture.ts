import type { Picture } from "#contract/listings/media.ts";
import { beginWork } from "./activity.ts";
import { ApiError } from "./api-error.ts";
import { callerHeaders } from "./browser-api.ts";

/**
 * Uploads one picture of a listing. `onProgress` gets 0…1 of the bytes sent; fetch cannot tell that, hence XMLHttpRequest.
 * Throws `ApiError` for a refusal and a `TypeError` when the connection fails, as fetch does.
 */
export function uploadPicture(
  listingId: number,
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Picture> {
  return new Promise((resolve, reject) => {
    const work = beginWork();
    const request = new XMLHttpRequest();
    request.open("POST", `/api/me/advertisements/${listingId}/images`);
    for (const [name, value] of Object.entries(callerHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (!event.lengthComputable) return;
      work.progressed(event.loaded / event.total);
      onProgress(event.loaded / event.total);
    };
    request.onerror = () => {
      work.failed();
      reject(new TypeError("upload failed"));
    };
    request.onabort = () => {
      work.done();
      reject(new DOMException("upload cancelled", "AbortError"));
    };
    request.onload = () => {
      if (request.status >= 500) work.failed();
      else work.done();
      if (request.status < 400) return resolve((JSON.parse(request.responseText) as { data: Picture }).data);
      const headers = { get: (name: string) => request.getResponseHeader(name) };
      reject(ApiError.from({ status: request.status, headers, text: request.responseText }));
    };
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    const form = new FormData();
    form.append("image", file);
    request.send(form);
  });
}
