import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { contactKindsOf } from "#contract/messages/contact-details.ts";
import type { Conversation } from "#contract/messages/messages.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { AlertNote } from "#web/ui/fields/form-error.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { ContactNote } from "./contact-note.tsx";
import { PhotographButton } from "./photograph-button.tsx";
import { useSending } from "./use-sending.ts";

const quotedCharacters = 120;

interface MessageFormProps {
  /** null: nothing has been written yet. */
  conversation: Pick<Conversation, "side" | "messages" | "deal"> | null;
  /** The conversation's id, which makes it where there is none. */
  idOf: () => Promise<number>;
  onSent: () => Promise<unknown>;
  /** The page has another step to take, which alone is filled. */
  isBeside?: boolean;
}

/** Writes to the other side, or sends a photograph; to a question that may be public the owner can answer under the item. */
export function MessageForm({ conversation, idOf, onSent, isBeside = false }: MessageFormProps) {
  const { t } = useTranslation("messages");
  const question = conversation && openQuestionOf(conversation);
  const [text, setText] = useState("");
  const [isPublished, setPublished] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const { busy, failure, send } = useSending(t("form.needed"), t("form.failed"));
  // Within a deal the two need each other's details.
  const contacts = conversation?.deal === "none" ? contactKindsOf(text) : [];
  const [warnedOf, setWarnedOf] = useState<string | null>(null);
  const isWarned = contacts.length > 0 && warnedOf === contacts.join();
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (busy) return;
    if (contacts.length > 0 && !isWarned) return setWarnedOf(contacts.join());
    const body = { text: text.trim(), answers: question && isPublished ? question.id : null };
    const isSent = await send(body, async (headers) => {
      const id = await idOf();
      await browserApi.messages.send({ params: { id }, headers, body });
    });
    if (!isSent) return;
    setText("");
    setWarnedOf(null);
    field.current?.focus();
    await onSent();
  };
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit();
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="mt-5 grid gap-3">
      <Textarea
        ref={field}
        label={t("form.text")}
        name="text"
        rows={3}
        value={text}
        error={failure ?? undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={sendByKeys}
      />
      <div role="status">{isWarned && <ContactNote kinds={contacts} to="sender" />}</div>
      {question && (
        <Checkbox
          label={t("form.publish")}
          hint={
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {t("form.publishHint", { question: shortened(question.text) })}
            </span>
          }
          checked={isPublished}
          onChange={(event) => setPublished(event.currentTarget.checked)}
        />
      )}
      <div className="flex flex-wrap items-start gap-3">
        <Button type="submit" kind={isBeside ? "outline" : "primary"} busy={busy}>
          {t(isWarned ? "contacts.sendAnyway" : "form.send")}
        </Button>
        <PhotographButton targetOf={async () => `/api/me/conversations/${await idOf()}/photographs`} onSent={onSent} />
      </div>
      <AlertNote className="sr-only">{failure}</AlertNote>
    </form>
  );
}

/** The last question that its asker lets the owner answer in public. */
function openQuestionOf({ side, messages }: Pick<Conversation, "side" | "messages">) {
  if (side !== "owner") return null;
  return messages.findLast(({ mine, state }) => !mine && state === "open") ?? null;
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > quotedCharacters ? `${letters.slice(0, quotedCharacters).join("")}…` : text;
}
