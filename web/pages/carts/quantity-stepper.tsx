import { Minus, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CartLine, maxPieces } from "#contract/carts/carts.ts";
import { readNumber } from "#contract/values/read-number.ts";
import type { CartActions } from "#web/features/carts/use-cart.ts";
import { classes } from "#web/ui/classes.ts";
import { controlStyle } from "#web/ui/fields/control-style.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

/** How many pieces: one more, one less, or a number that is sent when the field is left. What cannot be read goes back to what was. */
export function QuantityStepper({ line, actions }: { line: CartLine; actions: CartActions }) {
  const { t } = useTranslation("carts");
  const { id, name, quantity } = line;
  const [text, setText] = useState(String(quantity));
  useEffect(() => setText(String(quantity)), [quantity]);
  const set = async (wanted: number) => {
    if (wanted === quantity || (await actions.setQuantity(id, wanted))) return;
    setText(String(quantity));
  };
  const take = () => {
    const read = readNumber(text, 0);
    const wanted = "value" in read ? read.value : null;
    if (wanted !== null && wanted >= 1 && wanted <= maxPieces) void set(wanted);
    else setText(String(quantity));
  };
  return (
    // The sign of the first button, not its ground, stands below the name on a phone.
    <div className="flex items-center gap-1 max-tablet:[.with-script_&]:-ml-3">
      <IconButton
        label={t("less", { name })}
        className="needs-script"
        disabled={quantity <= 1 || actions.busy}
        onClick={() =>
          void set(line.state === "too_many" ? Math.max(1, Math.min(quantity - 1, line.pieces)) : quantity - 1)
        }
      >
        <Minus aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
      </IconButton>
      <span className="w-14">
        <input
          aria-label={t("quantityOf", { name })}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          maxLength={4}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={take}
          onKeyDown={(event) => event.key === "Enter" && take()}
          className={classes(controlStyle, "tnum h-11 px-1 text-center")}
        />
      </span>
      <IconButton
        label={t("more", { name })}
        className="needs-script"
        disabled={quantity >= maxPieces || actions.busy}
        onClick={() => void set(quantity + 1)}
      >
        <Plus aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
      </IconButton>
    </div>
  );
}
