import { User as UserIcon } from "lucide-react";
import type { User } from "#contract/accounts/accounts.ts";
import { classes } from "#web/ui/classes.ts";

/** Picture of a user, or an icon in its place. Decorative: the name stands beside it. */
export function Avatar({
  user,
  className = "size-9",
}: {
  user: Pick<User, "username" | "avatar_file_name"> | null;
  className?: string;
}) {
  if (user?.avatar_file_name) {
    return (
      <img
        src={user.avatar_file_name}
        alt=""
        width={36}
        height={36}
        className={classes("rounded-full object-cover", className)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classes("grid shrink-0 place-items-center rounded-full bg-teal text-on-teal", className)}
    >
      <UserIcon strokeWidth={1.5} className="size-5" />
    </span>
  );
}
