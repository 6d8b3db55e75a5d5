import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { classes } from "#web/ui/classes.ts";
import { type ControlProps, Field, type FieldProps } from "./field.tsx";
import { useAmountText, type WrittenAmount } from "./use-amount-text.ts";

interface MoneyFieldProps extends Omit<FieldProps, "children">, WrittenAmount {
  /** The − button stops here. */
  min?: number;
  disabled?: boolean;
  name?: string;
  placeholder?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/**
 * An amount in CZK: grouped at rest, bare digits while it is being edited. An unacceptable amount stays as it was
 * written.
 */
export function MoneyField({
  value,
  onChange,
  unread,
  step,
  min = 0,
  disabled,
  name,
  placeholder,
  inputRef,
  notAmount,
  ...field
}: MoneyFieldProps) {
  const own = useRef<HTMLInputElement | null>(null);
  const box = inputRef ?? own;
  const text = useAmountText({ value, onChange, unread, step, min, notAmount }, box);
  const input = (control: ControlProps) => (
    <AmountInput
      {...{ control, box, name, disabled, placeholder, step }}
      shown={text.shown}
      onKeyDown={text.onKeyDown}
      onEnter={text.enter}
      onWrite={text.write}
      onLeave={text.leave}
    />
  );
  return (
    <Field {...field} error={text.isNoAmount ? notAmount : field.error}>
      {(control) => (
        <span
          className={classes(
            "flex overflow-hidden rounded-control border border-control bg-surface transition-[border-color] duration-150 hover:border-primary-dark has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-focus",
            "has-aria-invalid:border-danger has-aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)] has-[input:disabled]:border-line-2 has-[input:disabled]:bg-disabled",
            step ? "h-14" : "h-12",
          )}
        >
          {step ? (
            <Steps {...{ step, disabled }} move={text.move} isLeast={(value ?? 0) <= min}>
              {input(control)}
            </Steps>
          ) : (
            <>
              {input(control)}
              <Unit className="pr-3.5">Kč</Unit>
            </>
          )}
        </span>
      )}
    </Field>
  );
}

function AmountInput({
  control,
  box,
  step,
  shown,
  onEnter,
  onWrite,
  onLeave,
  ...input
}: Pick<MoneyFieldProps, "name" | "disabled" | "placeholder" | "step"> & {
  control: ControlProps;
  box: RefObject<HTMLInputElement | null>;
  shown: string;
  onEnter: (element: HTMLInputElement) => void;
  onWrite: (text: string) => void;
  onLeave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  return (
    <input
      {...control}
      {...input}
      ref={box}
      type="text"
      inputMode={Number.isInteger(step ?? 0.5) ? "numeric" : "decimal"}
      autoComplete="off"
      enterKeyHint="done"
      value={shown}
      onFocus={(event) => onEnter(event.currentTarget)}
      onChange={(event) => onWrite(event.currentTarget.value)}
      onBlur={onLeave}
      className={classes(
        "tnum h-full min-w-0 grow bg-transparent px-3.5 outline-none disabled:text-disabled-text",
        step ? "text-center text-[1.3125rem]/7 font-semibold" : "type-field",
      )}
    />
  );
}

/** The field between its − and +. */
function Steps({
  step,
  disabled,
  isLeast,
  move,
  children,
}: {
  step: number;
  disabled: boolean | undefined;
  isLeast: boolean;
  move: (direction: 1 | -1) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation("ui");
  const amount = formatCzk(step);
  return (
    <>
      <Step label={t("money.less", { amount })} disabled={disabled || isLeast} onPress={() => move(-1)} side="left" />
      {children}
      <Step label={t("money.more", { amount })} disabled={disabled} onPress={() => move(1)} side="right" />
    </>
  );
}

function Unit({ children, className }: { children: string; className: string }) {
  return (
    <span aria-hidden="true" className={classes("type-field pointer-events-none self-center text-muted", className)}>
      {children}
    </span>
  );
}

function Step({
  label,
  disabled,
  onPress,
  side,
}: {
  label: string;
  disabled: boolean | undefined;
  onPress: () => void;
  side: "left" | "right";
}) {
  const Icon = side === "left" ? Minus : Plus;
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className={classes(
        "grid w-13 shrink-0 place-items-center border-line text-primary-dark transition-colors duration-150 -outline-offset-4 hover:bg-info-tint focus-visible:-outline-offset-4 disabled:text-disabled-text disabled:hover:bg-transparent",
        side === "left" ? "border-r" : "border-l",
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
    </button>
  );
}
