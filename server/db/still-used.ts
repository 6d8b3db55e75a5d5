/** Whether the database has refused to delete a row since another one still points to it (a foreign key). */
export function isStillUsed(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return code === "23503" || cause?.code === "23503";
}
