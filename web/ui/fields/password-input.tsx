import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Input, type InputProps } from "./input.tsx";

/** A password with a button that reveals it, where there are scripts. */
export function PasswordInput(props: Omit<InputProps, "type" | "end" | "endWidth">) {
  const { t } = useTranslation("ui");
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Input
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={t("password.reveal")}
          title={shown ? t("password.hide") : t("password.reveal")}
          onClick={() => setShown(!shown)}
          className="needs-script grid size-11 place-items-center rounded-control text-muted hover:text-ink"
        >
          <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </button>
      }
    />
  );
}
