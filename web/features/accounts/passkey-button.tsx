import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "#web/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { AlertNote } from "#web/ui/fields/form-error.tsx";
import { hasPasskeys } from "./passkey.ts";

interface PasskeyButtonProps {
  label: string;
  /** Asks for the passkey and uses what it has signed; false where the visitor would not. */
  use: () => Promise<boolean>;
  wide?: boolean;
}

/** Asks for a passkey; nothing where the browser knows none. */
export function PasskeyButton({ label, use, wide = false }: PasskeyButtonProps) {
  const { t } = useTranslation(["security", "common"]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!hasPasskeys()) return null;
  const press = async () => {
    setBusy(true);
    setFailure(null);
    try {
      if (!(await use())) setFailure(t("passkey.unused"));
    } catch (error) {
      console.warn("a passkey could not be used", error);
      setFailure(error instanceof ApiError ? error.message : t("passkey.failed"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-2">
      <Button kind="outline" wide={wide} busy={busy} onClick={() => void press()}>
        <KeyRound aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {label}
      </Button>
      <AlertNote>{failure}</AlertNote>
    </div>
  );
}
