import { useNavigate, useSearchParams } from "react-router";
import { pathTo } from "#web/addresses/addresses.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useSessionActions } from "#web/session/session.ts";
import { wantedPage } from "#web/session/wanted-page.ts";

/**
 * Signs in and goes on to `goTo`, else the remembered page (`redirect` in the address), else the account's overview.
 * A refusal, or that there was no answer, is answered as its sentence.
 */
export function useSignIn(
  goTo?: string,
): (email: string, password: string) => Promise<{ refusal: string | null }> {
  const { signIn } = useSessionActions();
  const navigate = useNavigate();
  const locale = useLocale();
  const [search] = useSearchParams();
  return async (email, password) => {
    const result = await signIn(email, password);
    if (!result.ok) return { refusal: result.message };
    const target = goTo ?? wantedPage(search) ?? pathTo("accountOverview", locale);
    await navigate(target, { replace: true });
    return { refusal: null };
  };
}
