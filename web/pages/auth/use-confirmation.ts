import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";

export type ConfirmationState = "sent" | "confirming" | "confirmed" | "expired" | "failed";

/** Confirms the e-mail with the hash of the mail, once, in the browser: programs that follow links in mails use nothing up. */
export function useConfirmation(hash: string | null): {
  state: ConfirmationState;
  email: string;
  retry: () => void;
} {
  const [state, setState] = useState<ConfirmationState>(hash ? "confirming" : "sent");
  const [email, setEmail] = useState("");
  const { revalidate } = useRevalidator();
  const tried = useRef<string | null>(null);

  const confirm = useCallback(
    async (secret: string) => {
      setState("confirming");
      try {
        const { data } = await browserApi.accounts.confirm({ body: { hash: secret } });
        setEmail(data.email);
        setState("confirmed");
        await revalidate();
      } catch (error) {
        const isRefused = error instanceof ApiError && error.status === 422;
        if (!isRefused && !(error instanceof ApiError) && !(error instanceof TypeError)) throw error;
        setState(isRefused ? "expired" : "failed");
      }
    },
    [revalidate],
  );

  useEffect(() => {
    if (hash === null) return setState("sent");
    if (tried.current === hash) return;
    tried.current = hash;
    void confirm(hash);
  }, [hash, confirm]);

  return { state, email, retry: () => hash && void confirm(hash) };
}
