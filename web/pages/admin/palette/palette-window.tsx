import "#web/i18n/areas/admin.ts";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { foundKinds } from "#contract/admin-search/admin-search.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { LiveRegion } from "#web/ui/live-region.tsx";
import DialogWindow from "#web/ui/overlays/dialog-window.tsx";
import { type Place, placeOf, placesNamed } from "./places.ts";
import { useFound } from "./use-found.ts";
import { usePlaces } from "./use-places.ts";

const mostOfKind = 5;

/** One field over all that the visitor's scopes open: arrows choose, Enter goes there, and links open in tabs of their own as links do. */
export default function PaletteWindow({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("adminNav");
  const [typed, setTyped] = useState("");
  const { groups, state } = useGroups(typed);
  const isEmpty = groups.length === 0 && state === "done";
  const note = isEmpty ? t("find.nothing") : state === "asking" || state === "failed" ? t(`find.${state}`) : "";
  return (
    <DialogWindow open onOpenChange={(open) => !open && onClose()} title={t("find.title")} width="wide">
      <Autocomplete.Root
        inline
        open
        mode="none"
        autoHighlight="always"
        keepHighlight
        items={groups}
        value={typed}
        onValueChange={setTyped}
        itemToStringValue={({ name }: Place) => name}
      >
        <Autocomplete.Input
          aria-label={t("find.title")}
          placeholder={t("find.placeholder")}
          maxLength={200}
          className="type-field min-h-12 w-full rounded-control border border-control bg-surface px-3"
        />
        <Autocomplete.List className="mt-4 h-96 max-h-[60dvh] overflow-y-auto overscroll-contain">
          {({ key, items }: Group) => (
            <Autocomplete.Group key={key} items={items} className="pb-3">
              <Autocomplete.GroupLabel className="type-small px-3 py-1 text-muted">
                {t(`find.${key}`)}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(place: Place) => (
                  <Autocomplete.Item
                    key={`${place.to} ${place.name}`}
                    value={place}
                    onClick={onClose}
                    render={<Link to={place.to} />}
                    className="flex min-h-11 items-center justify-between gap-4 rounded-control px-3 py-1.5 data-highlighted:bg-info-tint"
                  >
                    <span className="min-w-0 wrap-anywhere">{place.name}</span>
                    <span className="type-small max-w-2/5 shrink-0 truncate text-muted">{place.detail}</span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
      <LiveRegion text={note} />
      <p aria-hidden="true" className="type-small mt-3 min-h-6 text-muted">
        {note || t("find.keys")}
      </p>
    </DialogWindow>
  );
}

interface Group {
  readonly key: "pages" | "deeds" | "settings" | (typeof foundKinds)[number];
  readonly items: readonly Place[];
}

/** Pages at once, what the server finds as it comes; a group without anything is not shown. */
function useGroups(typed: string): { groups: Group[]; state: ReturnType<typeof useFound>["state"] } {
  const locale = useLocale();
  const places = usePlaces();
  const { things, state } = useFound(typed);
  const isTyped = typed.trim() !== "";
  const named = (of: readonly Place[]) => placesNamed(of, typed).slice(0, isTyped ? mostOfKind : of.length);
  const groups: Group[] = [
    { key: "pages", items: named(places.pages) },
    { key: "deeds", items: named(places.deeds) },
    { key: "settings", items: isTyped ? named(places.settings) : [] },
    ...foundKinds.map((kind) => ({
      key: kind,
      items: things.filter((thing) => thing.kind === kind).map((thing) => placeOf(thing, locale)),
    })),
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), state };
}
