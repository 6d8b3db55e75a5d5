import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { hasRoomBeside } from "./beside-link.tsx";

/** Beside a list: one of its things as its own page shows it, with the way to that page. */
export function Beside({ id, to, children }: { id: string; to: string; children: ReactNode }) {
  const { t } = useTranslation("adminList");
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    // An address of a wide screen leads a narrow one to the page of the thing.
    if (!hasRoomBeside()) void navigate(to, { replace: true });
  }, [to, navigate]);
  useEffect(() => {
    if (document.activeElement?.closest("[data-opens]")) part.current?.focus({ preventScroll: true });
  }, []);
  const close = () => {
    search.delete("open");
    setSearch(search, { preventScrollReset: true });
    document.querySelector<HTMLElement>(`[data-opens="${id}"]`)?.focus();
  };
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-label={t("beside")}
      // A dialog that stands above it takes the key for itself.
      onKeyDown={({ key, target, currentTarget }) =>
        key === "Escape" && currentTarget.contains(target as Node) && close()
      }
      className="sticky top-12 max-h-[calc(100dvh-3rem)] overflow-y-auto overscroll-contain border-line border-l pb-8 pl-7 outline-none max-wide:hidden"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between bg-light py-2">
        <ButtonLink kind="quiet" size="small" to={to}>
          {t("ownPage")}
        </ButtonLink>
        <IconButton label={t("closeBeside")} onClick={close}>
          <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </IconButton>
      </div>
      {children}
    </section>
  );
}
