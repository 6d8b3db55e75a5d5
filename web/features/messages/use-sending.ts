import { useRef, useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { newKey } from "#web/api/new-key.ts";

/**
 * Sends what was written, once: an answer that got lost leaves the key, so that the same words sent again are the same message.
 * `failure` says why it was not sent; what was typed stays with the form.
 */
export function useSending(needed: string, failed: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = useRef<{ body: string; key: string } | null>(null);
  const send = async (
    body: { text: string },
    call: (headers: { "idempotency-key": string }) => Promise<unknown>,
  ): Promise<boolean> => {
    if (body.text === "") {
      setFailure(needed);
      return false;
    }
    const written = JSON.stringify(body);
    if (attempt.current?.body !== written) attempt.current = { body: written, key: newKey() };
    setBusy(true);
    setFailure(null);
    try {
      await call({ "idempotency-key": attempt.current.key });
      attempt.current = null;
      return true;
    } catch (error) {
      if (error instanceof ApiError) setFailure(error.fields.text?.join(" ") ?? error.message);
      else setFailure(failed);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, send };
}
