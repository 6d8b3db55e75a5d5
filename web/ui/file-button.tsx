import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";

/** Files that spreadsheets write as text. */
export const tableTypes = ".csv,.tsv,.txt,text/csv";

/** A button that asks for a file. */
export function FileButton({
  accept,
  busy = false,
  children,
  onFile,
}: {
  accept: string;
  busy?: boolean;
  children: ReactNode;
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="outline" busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          const box = event.currentTarget;
          const file = box.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen again once it is corrected.
          box.value = "";
        }}
      />
    </>
  );
}
