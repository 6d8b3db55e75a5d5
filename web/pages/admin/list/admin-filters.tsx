import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, Link, useNavigate, useNavigation } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { addressOf } from "./address-of.ts";

/** What a list of the back office is narrowed to, kept in its address: sent as such, with or without scripts. */
export function AdminFilters({
  path,
  whole = path,
  query,
  usual,
  className,
  children,
}: {
  /** The list's own path. */
  path: string;
  /** Where nothing is narrowed, if that is another address than the path. */
  whole?: string;
  /** The address's query as it holds now, without the page; anew where it is another one. */
  query: string;
  /** Values of fields that narrow nothing. */
  usual?: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("adminList");
  const navigate = useNavigate();
  const navigation = useNavigation();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as const] : [],
    );
    void navigate(`${path}${addressOf(Object.fromEntries(written), usual)}`);
  };
  return (
    <Form
      key={query}
      method="get"
      action={path}
      role="search"
      onSubmit={send}
      className={classes("mt-6 grid gap-x-4 gap-y-3", className)}
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" kind="outline" busy={navigation.location?.pathname === path}>
          {t("find")}
        </Button>
        {query !== "" && (
          <Link className="quiet-link type-small inline-block min-h-11 content-center" to={whole}>
            {t("all")}
          </Link>
        )}
      </div>
    </Form>
  );
}
