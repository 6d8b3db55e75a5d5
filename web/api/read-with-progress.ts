/** The text of a response; `onProgress` gets 0…1 of its bytes where their number was announced. */
export async function readWithProgress(answer: Response, onProgress: (share: number) => void): Promise<string> {
  const total = Number(answer.headers.get("content-length"));
  // A compressed response announces its compressed size, so the share of bytes read is not known.
  if (!answer.body || !(total > 0) || answer.headers.has("content-encoding")) return answer.text();
  const decoder = new TextDecoder();
  const reader = answer.body.getReader();
  let text = "";
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    received += part.value.byteLength;
    onProgress(received / total);
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
