import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { listAttachments } from "#server/features/mails/sending/list-attachments.ts";
import { mails } from "#server/features/mails/table.ts";

/** The file of a stored mail that has this name. */
export async function findAttachment(ctx: Ctx, { id, name }: { id: number; name: string }) {
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.id, id));
  const files = mail ? await listAttachments(ctx, mail) : [];
  return files.find((file) => file.name === name);
}
