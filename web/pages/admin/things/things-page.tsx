import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { AddEnd } from "#web/pages/admin/editing/add-end.tsx";
import { useAddForm } from "#web/pages/admin/editing/use-add-form.ts";
import type { Versioned } from "#web/pages/admin/editing/use-versioned-form.ts";
import { useVersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { GrowableList } from "#web/pages/admin/growable-list.tsx";
import { RemovableRow } from "#web/pages/admin/removable-row.tsx";
import { type AnyFields, bodyOf, type Fields, valuesOf } from "./fields.ts";
import { ThingFields } from "./thing-fields.tsx";
import { useThingLines } from "./use-thing-lines.ts";

/** Things that the operator adds, changes and takes away. */
export interface ThingsOf<Thing extends Versioned, Body> {
  /** Of the texts: of the page, its fields, hints, choices and questions. */
  readonly namespace: string;
  readonly fields: Fields<Body>;
  keyOf(thing: Thing): string | number;
  add(body: Body): Promise<unknown>;
  /** Stores over the version that was seen. */
  change(thing: Thing, body: Body, version: Thing["version"]): Promise<{ data: Thing }>;
  list(): Promise<{ data: Thing[] }>;
  remove(thing: Thing): Promise<unknown>;
}

interface ThingsPageProps<Thing extends Versioned, Body> {
  of: ThingsOf<Thing, Body>;
  items: readonly Thing[];
  serverTime: string;
  /** What one is called, a line about it, and what stands below the question of its removal. */
  about: (thing: Thing) => { name: string; note: string; asked: string };
  /** Said above the button of a change. */
  hint?: string;
}

/** A page of such things: a form for another one, and all there are, each with its own. */
export function ThingsPage<Thing extends Versioned, Body>(props: ThingsPageProps<Thing, Body>) {
  const { of, items, serverTime, about, hint } = props;
  const { t } = useTranslation(of.namespace);
  return (
    <GrowableList
      words={{
        ...{ title: t("title"), lead: t("lead"), add: t("new") },
        none: { title: t("empty.title"), text: t("empty.text") },
      }}
      form={<AddForm of={of} />}
      items={items}
      serverTime={serverTime}
      renderItem={(thing) => (
        <RemovableRow
          key={of.keyOf(thing)}
          {...about(thing)}
          words={{ remove: t("remove"), ask: t("removeAsk"), sure: t("removeSure"), keep: t("keep") }}
          remove={() => of.remove(thing)}
        >
          <ChangeForm of={of} thing={thing} hint={hint} />
        </RemovableRow>
      )}
    />
  );
}

const formClass = "grid gap-4 tablet:grid-cols-2";

function AddForm<Thing extends Versioned, Body>({ of }: { of: ThingsOf<Thing, Body> }) {
  const { t } = useTranslation(of.namespace);
  const { revalidate } = useRevalidator();
  const fields = of.fields as AnyFields;
  const form = useAddForm<FieldValues>({
    empty: valuesOf(fields, null),
    add: (values) => of.add(bodyOf(of.fields, values)),
    added: t("added"),
    onDone: revalidate,
  });
  return (
    <form onSubmit={form.onSubmit} noValidate method="post" className={formClass}>
      <ThingFields namespace={of.namespace} fields={fields} form={form} />
      <AddEnd form={form} button={t("add")} />
    </form>
  );
}

function ChangeForm<Thing extends Versioned, Body>({
  of,
  thing,
  hint,
}: {
  of: ThingsOf<Thing, Body>;
  thing: Thing;
  hint: string | undefined;
}) {
  const { t } = useTranslation(of.namespace);
  const fields = of.fields as AnyFields;
  const form = useVersionedLines<Thing, FieldValues>(thing, {
    valuesOf: (stored) => valuesOf(fields, stored),
    write: async (values, version) => (await of.change(thing, bodyOf(of.fields, values), version)).data,
    read: async () => (await of.list()).data.find((each) => of.keyOf(each) === of.keyOf(thing)) ?? null,
    linesOf: useThingLines(of.namespace, fields),
    saved: t("saved"),
  });
  return (
    <form onSubmit={form.onSubmit} noValidate method="post" className={formClass}>
      <ThingFields namespace={of.namespace} fields={fields} form={form} />
      <div className="tablet:col-span-2">
        {hint && <p className="type-small mb-4 max-w-[70ch] text-muted">{hint}</p>}
        <VersionedEnd {...form} />
      </div>
    </form>
  );
}
