import { useEffect, useState } from "react";
import { browserStorage } from "#web/session/browser-storage.ts";
import { useSession } from "#web/session/session.ts";
import { leftList, rememberList } from "./remembered-lists.ts";

const none: readonly string[] = [];

/** The columns of a list that its person has hidden on this device. */
export function useHiddenColumns(path: string) {
  const user = useSession()?.id;
  const [hidden, setHidden] = useState(none);
  useEffect(() => {
    if (user !== undefined) setHidden(leftList(browserStorage("localStorage"), user, path).hidden ?? none);
  }, [user, path]);
  const toggle = (column: string) => {
    const next = hidden.includes(column) ? hidden.filter((each) => each !== column) : [...hidden, column];
    setHidden(next);
    if (user !== undefined) rememberList(browserStorage("localStorage"), user, path, { hidden: next });
  };
  return { hidden, toggle };
}
