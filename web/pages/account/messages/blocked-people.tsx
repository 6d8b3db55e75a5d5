import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { BlockedPerson } from "#contract/blocks/blocks.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { BlockButton } from "#web/features/messages/block-button.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";

/** Whom one has blocked, each with the way back; nothing where there is nobody. */
export function BlockedPeople({ people }: { people: readonly BlockedPerson[] }) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  if (people.length === 0) return null;
  return (
    <Disclosure className="mt-9 border-t" summary={t("block.list", { count: people.length })}>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
            <Link
              className="quiet-link type-small min-h-11 min-w-0 content-center [overflow-wrap:anywhere]"
              to={pathTo("user", locale, { id: person.id })}
            >
              <bdi>{person.username}</bdi>
            </Link>
            <BlockButton person={person} isBlocked />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
