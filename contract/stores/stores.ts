import { z } from "zod";
import { bothTexts } from "#contract/content/operator-texts.ts";
import { route } from "#contract/route.ts";
import { locale, localizedText } from "#contract/values/locale.ts";
import { done, idParam, version, versionInAddress, writtenLine } from "#contract/values/shapes.ts";

const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)
  .describe("Wall time in Prague");

/** The parts of a day when a store is open, in order and apart (rule SH1). */
const parts = z
  .array(z.object({ from: time, to: time }))
  .max(3)
  .refine((all) => all.every(({ from, to }, index) => from < to && (all[index - 1]?.to ?? "") < from));

const day = z.iso.date().describe("A day in Prague");

const opening = {
  week: z.array(parts).length(7).describe("From Monday on; without parts: closed"),
  exceptions: z
    .array(z.object({ on: day, parts }))
    .max(60)
    .refine((all) => new Set(all.map(({ on }) => on)).size === all.length)
    .describe("Single days that differ from the usual week, such as holidays"),
};

const address = {
  street: writtenLine.pipe(z.string().min(1).max(120)),
  city: writtenLine.pipe(z.string().min(1).max(80)),
  zip: z
    .string()
    .trim()
    .regex(/^\d{3} ?\d{2}$/)
    .transform((zip) => `${zip.slice(0, 3)} ${zip.slice(-2)}`),
  phone: z
    .string()
    .trim()
    .max(30)
    .regex(/^(?:\+?[\d ]{9,})?$/),
  email: z.union([z.literal(""), z.email().max(254)]),
};

/** A store of the operator as its visitors see it. */
const store = z.object({
  id: z.number().int(),
  name: z.string(),
  note: z.string().describe("How to get in, parking; may be empty"),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  phone: z.string(),
  email: z.string(),
  week: z.array(z.array(z.object({ from: z.string(), to: z.string() }))),
  exceptions: z
    .array(z.object({ on: z.string(), parts: z.array(z.object({ from: z.string(), to: z.string() })) }))
    .describe("From today on, in order"),
});
export type Store = z.infer<typeof store>;

const storeBody = z.object({
  name: bothTexts,
  note: z.object({ cs: z.string().trim().max(500), en: z.string().trim().max(500) }),
  ...address,
  ...opening,
  position: z.number().int().min(0).max(10_000).describe("Order in lists, from the lowest"),
  isShown: z.boolean().describe("Whether visitors see it"),
});
export type StoreBody = z.output<typeof storeBody>;

/** A store as the operator keeps it, in both languages. */
const editableStore = z.object({
  ...store.shape,
  name: localizedText,
  note: localizedText,
  position: z.number().int(),
  isShown: z.boolean(),
  version: z.number().int(),
});
export type EditableStore = z.infer<typeof editableStore>;

const one = z.object({ data: editableStore });

export const stores = {
  list: route({
    method: "GET",
    path: "/api/stores",
    summary: "Stores of the operator with their opening hours",
    auth: "none",
    query: z.object({ lang: locale.catch("cs").default("cs") }),
    response: z.array(store),
  }),
  stored: route({
    method: "GET",
    path: "/api/admin/stores",
    summary: "Operator: all stores in both languages",
    scopes: ["shop"],
    response: z.object({ data: z.array(editableStore) }),
  }),
  add: route({
    method: "POST",
    path: "/api/admin/stores",
    summary: "Operator: add a store",
    scopes: ["shop"],
    body: storeBody,
    status: 201,
    response: one,
  }),
  change: route({
    method: "PUT",
    path: "/api/admin/stores/{id}",
    summary: "Operator: change a store; another version is CHANGED_ELSEWHERE",
    scopes: ["shop"],
    params: idParam,
    body: storeBody.extend({ version }),
    response: one,
    errors: [409],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/admin/stores/{id}",
    summary: "Operator: take a store away",
    scopes: ["shop"],
    params: idParam,
    query: versionInAddress,
    response: done,
    errors: [409],
  }),
};
