import { createContext, type ReactNode, useContext, useMemo, useState } from "react";

interface LoginPrompt {
  open: boolean;
  /** Local path to go to after the log-in; null leaves that to the frame. */
  target: string | null;
  /** Opens the log-in widget; given the path of the page itself, the visitor stays on it. */
  ask: (target?: string) => void;
  close: () => void;
}

const nobodyAsks: LoginPrompt = { open: false, target: null, ask: () => undefined, close: () => undefined };
const LoginPromptContext = createContext<LoginPrompt>(nobodyAsks);

/** Lets any part of the page open the log-in widget, which `SiteHeader` shows. Once, around header and page. */
export function LoginPromptProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<{ open: boolean; target: string | null }>({ open: false, target: null });
  const prompt = useMemo(
    () => ({
      ...state,
      ask: (target?: string) => setState({ open: true, target: target ?? null }),
      close: () => setState({ open: false, target: null }),
    }),
    [state],
  );
  return <LoginPromptContext value={prompt}>{children}</LoginPromptContext>;
}

/** `useLoginPrompt().ask()` asks a guest to log in where they are. */
export function useLoginPrompt(): LoginPrompt {
  return useContext(LoginPromptContext);
}
