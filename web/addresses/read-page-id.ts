import { data } from "react-router";
import { idParam } from "#contract/values/shapes.ts";

/** The id in an address such as `/info/{id}/{slug}`; what is no id is no page. */
export function readPageId(id: string | undefined): number {
  const read = idParam.safeParse({ id });
  if (!read.success) throw data(null, { status: 404 });
  return read.data.id;
}
