import { type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "#web/ui/classes.ts";
import { LinkDialog } from "./link-dialog.tsx";

const tools = [
  {
    key: "bold",
    Icon: Bold,
    isOn: (e: Editor) => e.isActive("bold"),
    run: (e: Editor) => e.chain().focus().toggleBold().run(),
  },
  {
    key: "italic",
    Icon: Italic,
    isOn: (e: Editor) => e.isActive("italic"),
    run: (e: Editor) => e.chain().focus().toggleItalic().run(),
  },
  {
    key: "heading2",
    Icon: Heading2,
    isOn: (e: Editor) => e.isActive("heading", { level: 2 }),
    run: (e: Editor) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    key: "heading3",
    Icon: Heading3,
    isOn: (e: Editor) => e.isActive("heading", { level: 3 }),
    run: (e: Editor) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    key: "heading4",
    Icon: Heading4,
    isOn: (e: Editor) => e.isActive("heading", { level: 4 }),
    run: (e: Editor) => e.chain().focus().toggleHeading({ level: 4 }).run(),
  },
  {
    key: "list",
    Icon: List,
    isOn: (e: Editor) => e.isActive("bulletList"),
    run: (e: Editor) => e.chain().focus().toggleBulletList().run(),
  },
  {
    key: "numbers",
    Icon: ListOrdered,
    isOn: (e: Editor) => e.isActive("orderedList"),
    run: (e: Editor) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    key: "quote",
    Icon: Quote,
    isOn: (e: Editor) => e.isActive("blockquote"),
    run: (e: Editor) => e.chain().focus().toggleBlockquote().run(),
  },
] as const;

/** What can be done with the text that is chosen. */
export function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useTranslation("contentAdmin");
  const [isLinking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: tools.map(({ isOn }) => isOn(now)),
      link: now.isActive("link"),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const icon = { "aria-hidden": true, strokeWidth: 1.5, className: "size-5" } as const;
  return (
    <div
      role="toolbar"
      aria-label={t("editor.toolbar", { label })}
      className="flex flex-wrap border-b border-line px-1"
    >
      {tools.map(({ key, Icon, run }, index) => (
        <ToolButton key={key} label={t(`editor.${key}`)} isOn={on.tools[index] ?? false} onClick={() => run(editor)}>
          <Icon {...icon} />
        </ToolButton>
      ))}
      <ToolButton label={t("editor.link")} isOn={on.link} onClick={() => setLinking(true)}>
        <Link2 {...icon} />
      </ToolButton>
      <ToolButton label={t("editor.undo")} disabled={!on.canUndo} onClick={() => editor.chain().focus().undo().run()}>
        <Undo2 {...icon} />
      </ToolButton>
      <ToolButton label={t("editor.redo")} disabled={!on.canRedo} onClick={() => editor.chain().focus().redo().run()}>
        <Redo2 {...icon} />
      </ToolButton>
      <LinkDialog editor={editor} open={isLinking} onClose={() => setLinking(false)} />
    </div>
  );
}

function ToolButton({
  label,
  isOn,
  ...rest
}: { label: string; isOn?: boolean } & Pick<React.ComponentProps<"button">, "disabled" | "onClick" | "children">) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      className={classes(
        "inline-grid size-11 place-items-center rounded-control disabled:text-disabled-text",
        isOn ? "bg-light text-ink" : "text-muted hover:text-ink",
      )}
      {...rest}
    />
  );
}
