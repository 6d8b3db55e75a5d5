import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { listInvoiceFiles } from "./invoice-file.ts";
import { invoices } from "./table.ts";

/** Documents never change (decisions/0058); they stay for ten years (rule RE12). */
export const invoicesData: PersonalData = {
  tables: ["invoices"],
  files: { invoices: (ctx, { id }) => rowsOf(ctx, invoices, eq(invoices.userId, id)) },
  attachments: async (ctx, { id }) => {
    const rows = await ctx.db
      .select({ id: invoices.id, number: invoices.number })
      .from(invoices)
      .where(eq(invoices.userId, id));
    return rows.map((row) => ({
      name: `invoices/${row.number.replace(/[^\w-]/g, "-")}.pdf`,
      open: async () => {
        const files = await listInvoiceFiles(ctx, row.id);
        return files.find(({ type }) => type === "application/pdf")?.data ?? null;
      },
    }));
  },
};
