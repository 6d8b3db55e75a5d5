import { User as UserIcon } from "lucide-react";
import { classes } from "./classes.ts";

/** Picture of a user by its path, or an icon in its place. Decorative: the name stands beside it. */
export function Avatar({
  picture,
  className = "size-9",
  iconStyle = "size-5",
}: {
  picture: string | null;
  className?: string;
  iconStyle?: string;
}) {
  if (picture)
    return (
      <img
        src={picture}
        alt=""
        width={36}
        height={36}
        className={classes("shrink-0 rounded-full object-cover", className)}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={classes("grid shrink-0 place-items-center rounded-full bg-teal text-on-teal", className)}
    >
      <UserIcon strokeWidth={1.5} className={iconStyle} />
    </span>
  );
}
