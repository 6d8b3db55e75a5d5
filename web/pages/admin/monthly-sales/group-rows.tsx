import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AdminGroup } from "#contract/monthly-sales/sale-admin.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { moved, timeAtPlace } from "./group-order.ts";

/** The groups of a sale in the order of closing, with the time of each place; those with lots stay where they are. */
export function GroupRows({
  groups,
  order,
  time,
  onChange,
}: {
  groups: readonly AdminGroup[];
  order: readonly number[];
  /** When the first one closes. */
  time: string;
  onChange: (order: number[]) => void;
}) {
  const { t } = useTranslation("monthlySaleAdmin");
  const groupOf = new Map(groups.map((group) => [group.category.id, group]));
  const isFixed = (id: number) => groupOf.get(id)?.isFixed ?? false;
  return (
    <fieldset>
      <legend className="type-control">{t("plan.groups")}</legend>
      <p className="type-small mt-1 max-w-[70ch] text-muted">{t("plan.groupsHint")}</p>
      <ol className="mt-2 divide-y divide-line border-line border-y">
        {order.map((id, index) => {
          const name = groupOf.get(id)?.category.name ?? String(id);
          const up = moved(order, index, -1, isFixed);
          const down = moved(order, index, 1, isFixed);
          return (
            <li key={id} className="flex min-h-12 items-center gap-4 py-0.5">
              <span className="tnum w-12 shrink-0 text-muted">{timeAtPlace(time, index)}</span>
              <span className="min-w-0 grow py-1">
                {name}
                {isFixed(id) && (
                  <span className="type-small block text-muted">
                    {t("plan.fixed", { count: groupOf.get(id)?.lots ?? 0 })}
                  </span>
                )}
              </span>
              {!isFixed(id) && (
                <span className="flex shrink-0">
                  <IconButton label={t("plan.up", { name })} disabled={up[index] === id} onClick={() => onChange(up)}>
                    <ArrowUp aria-hidden="true" strokeWidth={1.5} className="size-5" />
                  </IconButton>
                  <IconButton
                    label={t("plan.down", { name })}
                    disabled={down[index] === id}
                    onClick={() => onChange(down)}
                  >
                    <ArrowDown aria-hidden="true" strokeWidth={1.5} className="size-5" />
                  </IconButton>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
