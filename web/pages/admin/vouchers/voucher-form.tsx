import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { dayStart } from "#web/format/day-start.ts";
import { writtenNumber } from "#web/format/written-number.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useRules } from "#web/forms/use-rules.ts";
import { useAddForm } from "#web/pages/admin/editing/use-add-form.ts";
import { categoryOptions } from "#web/pages/listing-form/category/category-options.ts";
import { useCategoryTree } from "#web/site/category-tree.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input, type InputProps } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";

const empty = {
  ...{ code: "", kind: "percent", discount: "", validFrom: "", validUntil: "", totalLimit: "" },
  ...{ userLimit: "", minimum: "", email: "", owner: "", rewardPercent: "", categoryId: "" },
  subjects: [] as string[],
};
type Values = typeof empty;
type TextField = Exclude<keyof Values, "subjects">;

/** What people pay the site for and a voucher can make cheaper. */
const helped = ["package", "topping", "goods"] as const;

const codePattern = /^\s*[\p{L}\d-]{3,40}\s*$/u;

/** A new voucher; its conditions never change once it is issued. */
export function VoucherForm({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation("payments");
  const rules = useRules();
  const categories = useCategoryTree();
  const { withProof, proof } = useProof();
  const { form, onSubmit, busy, message, errorOf } = useAddForm<Values>({
    empty,
    add: (values) => withProof(() => browserApi.vouchers.create({ body: bodyOf(values) })),
    added: t("voucherAdmin.issued"),
    onDone,
  });
  const field = (name: TextField, more: Partial<InputProps> = {}) => (
    <Input
      label={t(`voucherAdmin.field.${name}`)}
      error={errorOf(name)}
      autoComplete="off"
      {...more}
      {...form.register(name, {
        ...(more.required && { required: rules.required }),
        ...(more.inputMode && rules.number),
        ...(name === "code" && { pattern: { value: codePattern, message: t("voucherAdmin.rule.code") } }),
      })}
    />
  );
  return (
    <Disclosure summary={t("voucherAdmin.new")} className="mt-6 border-t">
      <form onSubmit={onSubmit} noValidate method="post" className="grid gap-4 tablet:grid-cols-2">
        {field("code", { required: true, maxLength: 40 })}
        {field("owner", { hint: t("voucherAdmin.hint.owner"), maxLength: 60 })}
        <Select
          label={t("voucherAdmin.field.kind")}
          options={(["percent", "amount"] as const).map((kind) => ({
            value: kind,
            label: t(`voucherAdmin.kind.${kind}`),
          }))}
          {...form.register("kind")}
        />
        {field("discount", { required: true, inputMode: "decimal" })}
        {field("validFrom", { type: "date" })}
        {field("validUntil", { type: "date", hint: t("voucherAdmin.hint.validUntil") })}
        {field("totalLimit", { inputMode: "numeric", hint: t("voucherAdmin.hint.limit") })}
        {field("userLimit", { inputMode: "numeric", hint: t("voucherAdmin.hint.limit") })}
        {field("minimum", { inputMode: "decimal" })}
        {field("email", { hint: t("voucherAdmin.hint.email"), maxLength: 254 })}
        {field("rewardPercent", { inputMode: "numeric", hint: t("voucherAdmin.hint.reward") })}
        <Select
          label={t("voucherAdmin.field.categoryId")}
          hint={t("voucherAdmin.hint.category")}
          error={errorOf("categoryId")}
          options={[{ value: "", label: t("voucherAdmin.everywhere") }, ...categoryOptions(categories)]}
          {...form.register("categoryId")}
        />
        <fieldset className="tablet:col-span-2">
          <legend className="type-small mb-1 font-semibold">{t("voucherAdmin.field.subjects")}</legend>
          <p className="type-caption text-muted">{t("voucherAdmin.hint.subjects")}</p>
          <div className="flex flex-wrap gap-x-8">
            {helped.map((subject) => (
              <Checkbox
                key={subject}
                label={t(`voucherAdmin.subject.${subject}`)}
                value={subject}
                {...form.register("subjects")}
              />
            ))}
          </div>
        </fieldset>
        <div className="tablet:col-span-2">
          <FormMessage>{message}</FormMessage>
          <Button type="submit" busy={busy} className="mt-2">
            {t("voucherAdmin.issue")}
          </Button>
        </div>
      </form>
      {proof}
    </Disclosure>
  );
}

/** What is not a number goes as it cannot be taken, and the server says so at its field. */
function bodyOf(values: Values): Parameters<typeof browserApi.vouchers.create>[0]["body"] {
  const amount = writtenNumber;
  const limit = (text: string) => (text.trim() === "" ? null : amount(text));
  const discount = amount(values.discount);
  return {
    code: values.code,
    discount: values.kind === "percent" ? { kind: "percent", percent: discount } : { kind: "amount", amount: discount },
    validFrom: dayStart(values.validFrom, 0),
    validUntil: dayStart(values.validUntil, 1),
    totalLimit: limit(values.totalLimit),
    userLimit: limit(values.userLimit),
    minimum: amount(values.minimum || "0"),
    email: values.email,
    categoryId: values.categoryId === "" ? null : Number(values.categoryId),
    subjects: helped.filter((subject) => values.subjects.includes(subject)),
    owner: values.owner.trim() || null,
    rewardPercent: amount(values.rewardPercent || "0"),
  };
}
