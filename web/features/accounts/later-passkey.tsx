import { laterPart } from "#web/loading/later-part.ts";
import { WithScripts } from "#web/ui/with-scripts.tsx";

const PasskeySignIn = laterPart(() => import("./passkey-sign-in.tsx"));

/** Signing in by a passkey, once its code has come; its place is kept. */
export function LaterPasskey({ onDone }: { onDone: (() => unknown) | undefined }) {
  return (
    <WithScripts fallback={<div className="h-12" />}>
      <PasskeySignIn onDone={onDone} />
    </WithScripts>
  );
}
