import { type ReactNode, useState } from "react";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

interface RemovableRowProps {
  /** What it is called, with a line about it. */
  name: string;
  note: string;
  /** The words of its removal: the button, the question, its two answers. */
  words: Readonly<Record<"remove" | "ask" | "sure" | "keep", string>>;
  /** What stands below the question. */
  asked: string;
  remove: () => Promise<unknown>;
  /** The form in which it is changed. */
  children: ReactNode;
}

/** One thing that the operator keeps, in a list. */
export function RemovableRow(props: RemovableRowProps) {
  return (
    <li>
      <RemovableThing {...props} />
    </li>
  );
}

/** It opens to be changed, and is taken away after a question. */
export function RemovableThing({ name, note, words, asked, remove, children }: RemovableRowProps) {
  const { run } = usePageAction();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Disclosure
        summary={
          <>
            {name}
            <span className="type-small block font-normal text-muted">{note}</span>
          </>
        }
      >
        {children}
        <Button kind="quiet" className="mt-2" onClick={() => setAsked(true)}>
          {words.remove}
        </Button>
      </Disclosure>
      <ConfirmDialog
        open={isAsked}
        title={words.ask}
        text={asked}
        confirm={words.sure}
        keep={words.keep}
        onConfirm={() => run(remove)}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
