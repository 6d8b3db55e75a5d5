import type { FastifyInstance } from "fastify";
import { people } from "#contract/accounts/people.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { bind } from "#server/http/bind.ts";
import { getPerson } from "./get-person.ts";
import { listPeople } from "./list-people.ts";
import { tableOfPeople } from "./people-table.ts";
import { setGroup } from "./set-group.ts";
import { setPersonScopes } from "./set-person-scopes.ts";
import { setSuspension } from "./set-suspension.ts";
import { setVerification } from "./set-verification.ts";

export function registerSuspensions(app: FastifyInstance): void {
  bind(app, people.list, (ctx, { query }) => listPeople(ctx, query));
  bind(app, people.table, async (ctx, { query }) => ({ data: await tableOfPeople(ctx, query) }));
  bind(app, people.get, async (ctx, { params }) => {
    const data = await getPerson(ctx, params.name);
    await recordReading(ctx, { what: "person", id: data.id });
    return { data };
  });
  bind(app, people.setVerification, async (ctx, { params, body }) => ({
    data: await setVerification(ctx, params.name, body),
  }));
  bind(app, people.setGroup, async (ctx, { params, body }) => ({
    data: await setGroup(ctx, params.name, body),
  }));
  bind(app, people.setScopes, async (ctx, { params, body }) => ({
    data: await setPersonScopes(ctx, params.name, body),
  }));
  bind(app, people.setSuspension, async (ctx, { params, body }) => ({
    data: await setSuspension(ctx, params.name, body),
  }));
}
