import { useTranslation } from "react-i18next";
import type { UserGroup } from "#contract/accounts/groups.ts";
import type { PersonFile } from "#contract/accounts/people.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDate, pragueDay } from "#web/format/dates.ts";
import { dayStart } from "#web/format/day-start.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useVersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";

interface Values {
  groupId: string;
  /** The last day, in Prague. */
  until: string;
}

/** Puts an account into a group of users with a discount, or out of it; nothing while there are no groups. */
export function GroupForm({ person, groups }: { person: PersonFile; groups: readonly UserGroup[] }) {
  const { t } = useTranslation("moderationAdmin");
  const locale = useLocale();
  const params = { name: person.username };
  const optionOf = ({ name, discount }: UserGroup) => t("people.group.option", { name: name[locale], discount });
  const form = useVersionedLines<ReturnType<typeof editableOf>, Values>(editableOf(person), {
    valuesOf,
    write: async ({ groupId, until }, seen) => {
      const last = groupId && until ? dayStart(until, 1) : null;
      const body = { groupId: groupId ? Number(groupId) : null, until: last, seen };
      return editableOf((await browserApi.people.setGroup({ params, body })).data);
    },
    read: async () => editableOf((await browserApi.people.get({ params })).data),
    linesOf: ({ groupId, until }) => {
      const group = groups.find(({ id }) => String(id) === groupId);
      const day = group && until ? formatDate(`${until}T12:00:00Z`, locale) : "–";
      return [
        `${t("people.group.label")}: ${group ? optionOf(group) : t("people.group.none")}`,
        `${t("people.group.until")}: ${day}`,
      ];
    },
    saved: t("people.group.done"),
  });
  if (groups.length === 0) return null;
  return (
    <form
      onSubmit={form.onSubmit}
      noValidate
      method="post"
      className="mt-5 grid items-start gap-4 border-line border-b pb-5 tablet:grid-cols-2"
    >
      <Select
        label={t("people.group.label")}
        placeholder={t("people.group.none")}
        options={groups.map((group) => ({ value: String(group.id), label: optionOf(group) }))}
        {...form.form.register("groupId")}
      />
      <Input
        type="date"
        label={t("people.group.until")}
        hint={t("people.group.untilHint")}
        error={form.errorOf("until")}
        {...form.form.register("until")}
      />
      <div className="tablet:col-span-2">
        <VersionedEnd {...form} kind="outline" save={t("people.group.save")} />
      </div>
    </form>
  );
}

/** A membership is known by its beginning. */
const editableOf = ({ membership }: PersonFile) => ({ membership, version: membership?.from ?? null });

function valuesOf({ membership }: ReturnType<typeof editableOf>): Values {
  const until = membership?.until ? pragueDay(Date.parse(membership.until) - 1) : "";
  return { groupId: String(membership?.group.id ?? ""), until };
}
