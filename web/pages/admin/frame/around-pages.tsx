import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { GuardedPage } from "#web/layout/account/guarded-page.tsx";
import { useLoginPrompt } from "#web/layout/account/login-prompt.tsx";
import { laterPart } from "#web/loading/later-part.ts";
import { useSessionActions } from "#web/session/session.ts";
import { useVisitor } from "#web/session/visitor.tsx";
import { useScrollToCurrent } from "#web/ui/use-scroll-to-current.ts";
import { keepFolded } from "./folded-groups.ts";
import { type Folds, NavGroups } from "./nav-groups.tsx";
import { TopBar } from "./top-bar.tsx";

const LoginDialog = laterPart(() => import("#web/layout/account/login-dialog.tsx"));

/**
 * FR14: The back office has a frame of its own: a bar with the way to the site, the installation and its mode, language and sign-out,
 * and its links beside the page; no header, footer, banner or question of the public pages.
 */
export function AroundPages({ folded, children }: { folded: readonly string[]; children: ReactNode }) {
  const { t } = useTranslation("adminNav");
  const folds = useFolds(folded);
  const column = useScrollToCurrent<HTMLElement>(useLocation().pathname);
  return (
    <div className="back-office flex min-h-dvh flex-col">
      <TopBar folds={folds} />
      <GuardedPage>
        <div className="desktop:grid desktop:grid-cols-[14.5rem_minmax(0,1fr)]">
          <nav
            ref={column}
            aria-label={t("title")}
            className="sticky top-12 h-[calc(100dvh-3rem)] overflow-y-auto overscroll-contain border-r border-line px-3 py-3 max-desktop:hidden"
          >
            <NavGroups folds={folds} />
          </nav>
          <main id="content" tabIndex={-1} className="min-w-0 px-5 pt-5 pb-16 outline-none tablet:px-6 wide:px-8">
            {children}
          </main>
        </div>
      </GuardedPage>
      <LoginOver />
    </div>
  );
}

/** Groups of links that are folded, which this device remembers. */
function useFolds(start: readonly string[]): Folds {
  const [folded, setFolded] = useState(start);
  return {
    folded,
    fold: (group, isFolded) => {
      const next = [...folded.filter((each) => each !== group), ...(isFolded ? [group] : [])];
      keepFolded(next);
      setFolded(next);
    },
  };
}

/** The log-in over a page whose session has ended elsewhere. */
function LoginOver() {
  const login = useLoginPrompt();
  const { kind } = useVisitor();
  const { signIn } = useSessionActions();
  const navigate = useNavigate();
  const overview = pathTo("adminOverview", useLocale());
  if (!login.open || kind === "member") return null;
  const leave = () => {
    login.close();
    void navigate(login.target ?? overview);
  };
  return (
    <Suspense>
      <LoginDialog open onOpenChange={(open) => !open && login.close()} onLogin={signIn} onDone={leave} />
    </Suspense>
  );
}
