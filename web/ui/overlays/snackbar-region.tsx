import { ArrowUp, Check, TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Toaster, toast } from "sonner";
import { durationMsOf, type Snackbar, showSnackbarsBy } from "./notify.ts";

const icon = "size-5 shrink-0";

/** Where snackbars appear: top centre, 350 to 600 px wide (rule FR4), as the narrowest phones show them too. `notify` fills it. */
export default function SnackbarRegion() {
  const { t } = useTranslation("ui");
  // The region below listens from its own effects on, which run before these.
  useEffect(() => showSnackbarsBy((snackbar) => show(snackbar, t("close"))), [t]);
  return (
    <Toaster
      position="top-center"
      offset={16}
      mobileOffset={5}
      gap={10}
      visibleToasts={3}
      expand
      containerAriaLabel={t("snackbars")}
      icons={{
        success: <Check aria-hidden="true" strokeWidth={1.75} className={icon} />,
        error: <TriangleAlert aria-hidden="true" strokeWidth={1.5} className={icon} />,
        info: <ArrowUp aria-hidden="true" strokeWidth={1.75} className={icon} />,
      }}
      style={{ "--width": "min(600px, calc(100vw - 10px))" } as React.CSSProperties}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex min-h-13 w-full min-w-[min(350px,calc(100vw-10px))] items-center gap-4 rounded-control bg-teal px-5 py-3.5 text-on-primary shadow-lift",
          content: "grow",
          title: "type-field",
          description: "type-caption",
          success: "!bg-success-text",
          error: "!bg-danger-text",
          info: "!bg-primary-dark",
          default: "!bg-primary-dark",
          actionButton: "type-field -my-2 min-h-11 shrink-0 underline underline-offset-4",
          cancelButton: "type-field -my-2 min-h-11 shrink-0 underline underline-offset-4",
        },
      }}
    />
  );
}

function show(snackbar: Snackbar, close: string): void {
  const { kind, text, action, id } = snackbar;
  toast[kind](text, {
    id,
    duration: durationMsOf(snackbar),
    ...(action
      ? { action: { label: action.label, onClick: action.onPress } }
      : { cancel: { label: close, onClick: () => {} } }),
  });
}
