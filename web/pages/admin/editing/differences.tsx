import { useTranslation } from "react-i18next";
import { type Stretch, wordChanges } from "./word-changes.ts";

/** One thing that a text says, under the label of its field. */
export interface Described {
  readonly label: string;
  readonly text: string;
  /** The markup whose words these are. */
  readonly markup?: string;
}

/** What one text says otherwise than another, in words and by field; both tell the same fields in the same order. */
export function Differences({ before, after }: { before: readonly Described[]; after: readonly Described[] }) {
  const { t } = useTranslation("adminForm");
  const fields = after
    .map((is, index) => ({ is, was: before[index] }))
    .filter(({ is, was }) => is.text !== was?.text || is.markup !== was?.markup)
    .map(({ is, was }) => ({ label: is.label, changes: wordChanges(was?.text ?? "", is.text) }));
  if (fields.length === 0) return <p className="type-body">{t("differences.none")}</p>;
  return (
    <dl className="grid gap-4">
      {fields.map(({ label, changes }) => (
        <div key={label}>
          <dt className="type-small font-semibold">{label}</dt>
          <dd className="type-body mt-1 [overflow-wrap:anywhere]">
            {changes.length === 0 ? t("differences.looks") : <Changes changes={changes} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Changes({ changes }: { changes: readonly Stretch[] }) {
  const { t } = useTranslation("adminForm");
  // The stretches of one comparison never change places.
  return changes.map(({ kind, text }, index) => {
    const key = `${index} ${kind}`;
    if (kind === "same") return <span key={key}>{text} </span>;
    const Element = kind === "added" ? "ins" : "del";
    return (
      <span key={key}>
        <Element
          className={
            kind === "added"
              ? "bg-success-tint text-success-text underline"
              : "bg-danger-tint text-danger-text line-through"
          }
        >
          <span className="sr-only">{t(`differences.${kind}`)} </span>
          {text}
        </Element>{" "}
      </span>
    );
  });
}
