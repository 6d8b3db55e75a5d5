import type { Downloadable } from "#contract/content/content.ts";
import type { Locale, LocalizedText } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { inLanguage } from "#server/features/settings/localised.ts";
import { documentAddress } from "./document-address.ts";

interface Row extends Record<string, unknown> {
  id: number;
  title: LocalizedText;
  description: LocalizedText;
  lang: Locale;
  fileName: string;
  mediaType: string;
  bytes: number;
  updatedAt: Date;
}

/** The documents for download, each in the wanted language or else in Czech. */
export async function listDocuments(ctx: Ctx, lang: Locale): Promise<Downloadable[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select distinct on (d.position, d.id) d.id, d.title, d.description, f.lang, f.file_name as "fileName",
      f.media_type as "mediaType", length(f.data) as bytes, f.updated_at as "updatedAt"
    from documents d join document_files f on f.document_id = d.id and f.lang in ('cs', ${lang})
    order by d.position, d.id, f.lang = ${lang} desc`);
  return rows.map(({ id, title, description, updatedAt, ...file }) => ({
    id,
    ...inLanguage({ title, description }, lang),
    ...file,
    href: documentAddress(id, file.lang, file.fileName),
    updatedAt: updatedAt.toISOString(),
  }));
}
