import type { Locale, LocalizedText } from "#contract/values/locale.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { documentFiles, documents } from "./table.ts";

export interface NewDocument {
  readonly position: number;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly files: readonly {
    readonly lang: Locale;
    readonly fileName: string;
    readonly mediaType: string;
    readonly data: Buffer;
  }[];
}

/** Adds a document with its files. Returns its id. */
export async function storeDocument(ctx: Ctx, { files, ...document }: NewDocument): Promise<number> {
  return transaction(ctx, async (tx) => {
    const [added] = await tx.db.insert(documents).values(document).returning({ id: documents.id });
    if (!added) throw new Error("a document was not stored");
    if (files.length > 0)
      await tx.db.insert(documentFiles).values(files.map((file) => ({ ...file, documentId: added.id })));
    return added.id;
  });
}
