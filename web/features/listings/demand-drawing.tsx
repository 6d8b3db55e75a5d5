import { useTranslation } from "react-i18next";
import { Silhouette, type SilhouetteKind } from "#web/ui/silhouette.tsx";

/** What stands for a thing that is sought: a line drawing on paper with an empty label. */
export function DemandDrawing({ kind }: { kind: SilhouetteKind }) {
  const { t } = useTranslation("listing");
  return (
    <span className="relative grid aspect-4/5 items-end justify-items-center overflow-hidden rounded-control border border-paper-line bg-paper pb-[9%]">
      <span aria-hidden="true" className="absolute inset-x-0 bottom-[9%] border-t border-paper-line" />
      <Silhouette kind={kind} dashed className="relative h-[74%] w-auto" />
      <span
        aria-hidden="true"
        className={`absolute inset-x-0 text-center type-min font-serif text-[#4f616d] max-tablet:hidden ${labelPlace[kind]}`}
      >
        {t("demand.sought")}
      </span>
    </span>
  );
}

/** Where the dashed label of each silhouette lies. */
const labelPlace: Record<SilhouetteKind, string> = {
  bottle: "bottom-[27%] text-xs",
  decanter: "bottom-[23%]",
  flask: "bottom-[31%]",
  box: "bottom-[35%] invisible",
};
