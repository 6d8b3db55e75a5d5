import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { UserGroup } from "#contract/accounts/groups.ts";
import type { PersonFile } from "#contract/accounts/people.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Puts an account into a group of users with a discount, or out of it; nothing while there are no groups. */
export function GroupForm({ person, groups }: { person: PersonFile; groups: readonly UserGroup[] }) {
  const { t } = useTranslation(["moderationDesk", "common"]);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { membership } = person;
  const [groupId, setGroupId] = useState(String(membership?.group.id ?? ""));
  const [until, setUntil] = useState(membership?.until?.slice(0, 10) ?? "");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (groups.length === 0) return null;
  const save = async () => {
    setBusy(true);
    setError(null);
    const last = groupId && until ? new Date(`${until}T23:59:59`).toISOString() : null;
    try {
      await browserApi.people.setGroup({
        params: { name: person.username },
        body: { groupId: groupId ? Number(groupId) : null, until: last },
      });
      notify({ kind: "success", text: t("people.group.done") });
      await revalidate();
    } catch (failure) {
      const { fields, message } = readFailure(failure, ["until"], t);
      setError(fields[0]?.[1] ?? message ?? t("common:error.general"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-5 grid items-start gap-4 border-line border-b pb-5 tablet:grid-cols-2">
      <Select
        label={t("people.group.label")}
        value={groupId}
        placeholder={t("people.group.none")}
        options={groups.map(({ id, name, discount }) => ({
          value: String(id),
          label: t("people.group.option", { name: name[locale], discount }),
        }))}
        onChange={(event) => setGroupId(event.currentTarget.value)}
      />
      <Input
        type="date"
        label={t("people.group.until")}
        hint={t("people.group.untilHint")}
        value={until}
        error={error}
        disabled={!groupId}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <div>
        <Button kind="outline" busy={busy} onClick={() => void save()}>
          {t("people.group.save")}
        </Button>
      </div>
    </div>
  );
}
