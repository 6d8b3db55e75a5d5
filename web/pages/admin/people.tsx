import "#web/i18n/areas/desk.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { apiContext } from "#web/api/server-api.ts";
import { DeskFrame } from "#web/pages/admin/desk-frame.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import type { Route } from "./+types/people";
import { deskRefusal } from "./desk-refusal.ts";
import { PersonBlock } from "./person-block.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const name = new URL(args.request.url).searchParams.get("name")?.trim().slice(0, 254) ?? "";
  const { groups, moderation, people } = args.context.get(apiContext);
  try {
    // Asked without a name too: for everybody but moderators the back office does not exist.
    if (!name) await moderation.waiting({});
    const person = name ? (await people.get({ params: { name } })).data : null;
    const known = person ? (await groups.list({})).data : [];
    return { name, person, groups: known, serverTime: new Date().toISOString() };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404)
      return { name, person: null, groups: [], serverTime: new Date().toISOString() };
    throw deskRefusal(error, args.request);
  }
}

export function meta({ location }: Route.MetaArgs) {
  return privateMeta({ cs: "Lidé", en: "People" }, location);
}

/** For moderators: an account by its name or e-mail, to be suspended or released with a reason. */
export default function People({ loaderData: { name, person, groups, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("moderation");
  return (
    <DeskFrame serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("people.title")}</h1>
        <p className="type-body mt-2 text-muted">{t("people.lead")}</p>
        <Form method="get" role="search" className="mt-6 flex flex-wrap items-end gap-3">
          <Input
            key={name}
            name="name"
            label={t("people.name")}
            defaultValue={name}
            autoComplete="off"
            maxLength={254}
            required
            className="min-w-0 grow basis-64"
          />
          <Button type="submit">{t("people.find")}</Button>
        </Form>
        {person && <PersonBlock key={person.id} person={person} groups={groups} />}
        {name && !person && <EmptyState title={t("people.none.title")}>{t("people.none.text")}</EmptyState>}
      </div>
    </DeskFrame>
  );
}
