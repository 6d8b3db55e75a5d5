import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { SignedIn, User } from "#contract/accounts/accounts.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { pushEvent } from "#web/features/consent/push-event.ts";
import { mergeGuestList } from "#web/features/watchlist/merge-guest-list.ts";
import { browserStorage } from "./browser-storage.ts";
import { calledOffKey } from "./called-off-key.ts";
import { loginMessage } from "./login-message.ts";
import { announceSession, refreshSession } from "./session-store.ts";
import { clearToken, storeDevice, storedDevice, storeToken } from "./token.ts";
import { useSessionView } from "./visitor.tsx";

/** The signed-in user as far as known; null for a guest, and until it is known. */
export function useSession(): User | null {
  return useSessionView()?.user ?? null;
}

/** `needsCode`: the password is right, and the code of the second factor is asked for; `message` is empty until one was wrong. */
export type SignInResult = { ok: true } | { ok: false; message: string; needsCode: boolean };

/** Signing in and out; both make every loader on the page run again for the new visitor. */
export function useSessionActions() {
  const { revalidate } = useRevalidator();
  const { t } = useTranslation();
  /** Takes over a sign-in that the server has just given. */
  const enter = async ({ token, device, deletionCancelled }: SignedIn): Promise<void> => {
    storeToken(token);
    storeDevice(device);
    // Before anything is read for the new visitor; what fails here is merged with the next page.
    await mergeGuestList().catch((error: unknown) => console.warn("a guest's list is not merged", error));
    if (deletionCancelled) browserStorage("sessionStorage").setItem(calledOffKey, "1");
    await refreshSession();
    await revalidate();
  };
  return {
    enter,
    signIn: async (email: string, password: string, code?: string): Promise<SignInResult> => {
      let signedIn: SignedIn;
      try {
        const body = { email, password, device: storedDevice(), ...(code && { code }) };
        signedIn = await browserApi.accounts.login({ body });
      } catch (error) {
        const reason = error instanceof ApiError ? error.body.code : undefined;
        if (reason === "SECOND_FACTOR_NEEDED") return { ok: false, message: "", needsCode: true };
        // Told of every failure, whatever made it fail.
        pushEvent("login-failure");
        return { ok: false, message: loginMessage(error, t), needsCode: reason === "CODE_WRONG" };
      }
      await enter(signedIn);
      return { ok: true };
    },
    /**
     * The server's answer does not matter: this device forgets the token in any case. `leave`
     * comes before the page is read anew: a protected one would lead to signing in.
     */
    signOut: async (leave?: () => void | Promise<void>): Promise<void> => {
      await browserApi.accounts.logout({}).catch((error: unknown) => console.warn("sign-out was not heard", error));
      clearToken();
      announceSession(null);
      await leave?.();
      await revalidate();
    },
  };
}
