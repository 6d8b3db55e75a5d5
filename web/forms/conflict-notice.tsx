import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

interface ConflictNoticeProps {
  words: { title: string; text: string; mine: string; theirs?: string };
  keepMine: () => void;
  takeTheirs: () => void;
  className?: string;
  /** How the two versions differ. */
  children: ReactNode;
}

/** Says that another version has been stored meanwhile, and how it differs; nothing is overwritten without a choice. */
export function ConflictNotice({ words, keepMine, takeTheirs, className, children }: ConflictNoticeProps) {
  return (
    <Notice
      tone="warning"
      live
      {...(className && { className })}
      title={words.title}
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={keepMine}>{words.mine}</Button>
          {words.theirs && (
            <Button kind="outline" onClick={takeTheirs}>
              {words.theirs}
            </Button>
          )}
        </div>
      }
    >
      <p className="mb-2">{words.text}</p>
      {children}
    </Notice>
  );
}

/** The fields in which two versions differ, each with what they say of it. */
export function ConflictRows({ rows }: { rows: readonly { term: string; said: readonly string[] }[] }) {
  return (
    <dl className="mt-3 grid gap-3">
      {rows.map(({ term, said }) => (
        <div key={term}>
          <dt className="font-semibold">{term}</dt>
          {said.map((text) => (
            <dd key={text} className="line-clamp-3 [overflow-wrap:anywhere]">
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
