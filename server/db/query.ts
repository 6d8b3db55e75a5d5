/**
 * The words of queries, for every file from this one place: Node reads a package's description anew for each file that
 * imports from it, and this one's is of 180 KB; that was a third of the time in which a server starts (decisions/0009).
 */
export {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
  sum,
} from "drizzle-orm";
