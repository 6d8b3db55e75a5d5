import { useNavigate, useSearchParams } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useSessionActions } from "#web/session/session.ts";
import { wantedPage } from "#web/session/wanted-page.ts";

/**
 * Signs in and goes on to `goTo`, else the remembered page (`redirect` in the address), else the account's overview.
 * A refusal, or that there was no answer, is answered as its sentence; `needsCode`: a code of the second factor is asked for.
 */
export function useSignIn(goTo?: string): {
  signIn: (email: string, password: string, code?: string) => Promise<{ refusal: string | null; needsCode: boolean }>;
  /** Goes on after another way of signing in. */
  goOn: () => Promise<void>;
} {
  const { signIn: enter } = useSessionActions();
  const navigate = useNavigate();
  const locale = useLocale();
  const [search] = useSearchParams();
  const goOn = async () => {
    await navigate(goTo ?? wantedPage(search) ?? pathTo("accountOverview", locale), { replace: true });
  };
  const signIn = async (email: string, password: string, code?: string) => {
    const result = await enter(email, password, code);
    if (!result.ok) return { refusal: result.message || null, needsCode: result.needsCode };
    await goOn();
    return { refusal: null, needsCode: false };
  };
  return { signIn, goOn };
}
