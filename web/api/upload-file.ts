import { apiAddress } from "./api-address.ts";
import { ApiError } from "./api-error.ts";
import { callerHeaders } from "./browser-api.ts";
import { beginWork } from "./request-progress.ts";

/** Where a file is uploaded to, with headers beyond those of every call. */
interface UploadTarget {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Uploads one file and resolves with the answer's `data`. `onProgress` gets 0…1 of the bytes sent; fetch cannot tell that,
 * hence XMLHttpRequest. Throws `ApiError` for a refusal and a `TypeError` when the connection fails, as fetch does.
 */
export function uploadFile<Answer>(
  { path, headers = {} }: UploadTarget,
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const work = beginWork();
    const request = new XMLHttpRequest();
    request.open("POST", apiAddress(path));
    const accept = { accept: "application/json, text/plain" };
    for (const [name, value] of Object.entries({ ...accept, ...callerHeaders(), ...headers })) {
      request.setRequestHeader(name, value);
    }
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
      if (request.status < 400) return resolve((JSON.parse(request.responseText) as { data: Answer }).data);
      const headers = { get: (name: string) => request.getResponseHeader(name) };
      reject(ApiError.from({ status: request.status, headers, text: request.responseText }));
    };
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    const form = new FormData();
    form.append("image", file);
    request.send(form);
  });
}
