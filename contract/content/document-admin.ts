import { z } from "zod";
import { maxUploadMegabytes } from "#contract/listings/publication-limits.ts";
import { route } from "#contract/route.ts";
import { locale, localizedText } from "#contract/values/locale.ts";
import { done, idParam, instant } from "#contract/values/shapes.ts";
import { orderBody } from "./operator-texts.ts";
import { seenFile, seenVersion } from "./seen.ts";

/** Kinds of files that a document may have, by the end of their names. */
export const documentTypes = {
  pdf: "application/pdf",
  rtf: "application/rtf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  txt: "text/plain; charset=utf-8",
} as const;

const documentBody = z.object({
  title: z.object({ cs: z.string().trim().min(1).max(200), en: z.string().trim().max(200) }),
  description: z.object({ cs: z.string().trim().max(600), en: z.string().trim().max(600) }),
});
export type DocumentBody = z.output<typeof documentBody>;

const editableDocument = z.object({
  id: z.number().int(),
  title: localizedText,
  description: localizedText,
  files: z.array(
    z.object({
      lang: locale,
      fileName: z.string(),
      href: z.string(),
      bytes: z.number().int(),
      updatedAt: instant,
    }),
  ),
  version: instant.describe("When its words were stored"),
});
export type EditableDocument = z.infer<typeof editableDocument>;

const one = z.object({ data: editableDocument });
const fileParams = idParam.extend({ lang: locale });

/** Documents to download, for people with the scope `content`. */
export const documentAdmin = {
  list: route({
    method: "GET",
    path: "/api/admin/documents",
    summary: "Operator: all documents in both languages, in their order, with their files",
    scopes: ["content"],
    response: z.object({ data: z.array(editableDocument) }),
  }),
  add: route({
    method: "POST",
    path: "/api/admin/documents",
    summary: "Operator: add a document at the end; visitors see it once it has a file",
    scopes: ["content"],
    body: documentBody,
    status: 201,
    response: one,
  }),
  change: route({
    method: "PUT",
    path: "/api/admin/documents/{id}",
    summary: "Operator: change what a document is called and what is said of it",
    scopes: ["content"],
    params: idParam,
    body: documentBody.extend({ version: instant }),
    response: one,
    errors: [409],
  }),
  order: route({
    method: "PUT",
    path: "/api/admin/documents",
    summary: "Operator: put all documents in order; CHANGED_ELSEWHERE where others are there now",
    scopes: ["content"],
    body: orderBody,
    response: done,
    errors: [409],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/admin/documents/{id}",
    summary: "Operator: remove a document with its files",
    scopes: ["content"],
    params: idParam,
    query: seenVersion,
    response: done,
    errors: [409],
  }),
  setFile: route({
    method: "POST",
    path: "/api/admin/documents/{id}/files/{lang}",
    summary: `Operator: upload a document's file in one language (${maxUploadMegabytes} MB) in place of the one before`,
    scopes: ["content"],
    params: fileParams,
    query: seenFile,
    upload: true,
    response: one,
    errors: [409],
  }),
  removeFile: route({
    method: "DELETE",
    path: "/api/admin/documents/{id}/files/{lang}",
    summary: "Operator: take a document's file in one language away",
    scopes: ["content"],
    params: fileParams,
    query: seenFile,
    response: one,
    errors: [409],
  }),
};
