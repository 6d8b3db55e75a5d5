import "#web/i18n/areas/admin.ts";
import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { AlertNote } from "#web/ui/fields/form-error.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { editorHeight } from "./editor-height.ts";
import { editorParts, lostInEditor } from "./editor-parts.ts";
import { Toolbar } from "./toolbar.tsx";
import { writtenMarkup } from "./written-markup.ts";

interface RichEditorProps {
  label: string;
  /** Markup as it is stored. */
  value: string;
  error?: string | undefined;
  onChange: (markup: string) => void;
}

/**
 * Writes markup as it will look, or, where its writer wants it so, as markup itself. What the editor does not know (tables, figures)
 * stands in the text as it is; a text of which it would lose something opens as markup and says why. What is not allowed the server
 * drops when it is stored.
 */
export default function RichEditor({ label, value, error, onChange }: RichEditorProps) {
  const { t } = useTranslation("contentAdmin");
  const { isMarkup, lost, change } = useMode(value);
  return (
    <div>
      {lost.length > 0 && (
        <Notice tone="warning" className="mb-3" live={!isMarkup}>
          {t(isMarkup ? "editor.opensAsMarkup" : "editor.loses", { tags: lost.join(", ") })}
        </Notice>
      )}
      {isMarkup ? (
        <Textarea
          label={label}
          rows={18}
          spellCheck={false}
          className="[&_textarea]:font-mono [&_textarea]:text-sm"
          value={value}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Visual label={label} value={value} error={error} onChange={onChange} />
      )}
      <Button kind="quiet" onClick={change}>
        {t(isMarkup ? "editor.visual" : "editor.markup")}
      </Button>
    </div>
  );
}

function useMode(value: string) {
  const first = useRef(value);
  const [isMarkup, setMarkup] = useState(false);
  const [lost, setLost] = useState<readonly string[]>([]);
  useEffect(() => {
    const gone = lostInEditor(first.current);
    setLost(gone);
    if (gone.length > 0) setMarkup(true);
  }, []);
  const change = () => {
    setLost(isMarkup ? lostInEditor(value) : []);
    setMarkup(!isMarkup);
  };
  return { isMarkup, lost, change };
}

function Visual({ label, value, error, onChange }: RichEditorProps) {
  const editor = useEditor({
    extensions: editorParts,
    content: value,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        class: "rich-text min-h-60 px-4 py-3 outline-none",
      },
    },
    onUpdate: ({ editor: written }) => onChange(writtenMarkup(written.getHTML())),
  });
  return (
    <div>
      <p aria-hidden="true" className="type-small mb-1.5 font-semibold">
        {label}
      </p>
      <div
        className={`${editorHeight} flex flex-col rounded-control border border-control bg-surface focus-within:border-primary-dark`}
      >
        {editor && <Toolbar editor={editor} label={label} />}
        <div className="min-h-0 grow overflow-y-auto">
          <EditorContent editor={editor} />
        </div>
      </div>
      <AlertNote className="mt-1.5">{error ?? null}</AlertNote>
    </div>
  );
}
