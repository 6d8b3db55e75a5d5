import { createContext, type ReactNode, useContext, useMemo, useState } from "react";

interface LoginPrompt {
  open: boolean;
  setOpen: (open: boolean) => void;
}

const LoginPromptContext = createContext<LoginPrompt>({ open: false, setOpen: () => undefined });

/** Lets any part of the page open the log-in widget, which `SiteHeader` shows. Once, around header and page. */
export function LoginPromptProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const prompt = useMemo(() => ({ open, setOpen }), [open]);
  return <LoginPromptContext value={prompt}>{children}</LoginPromptContext>;
}

/** `useLoginPrompt().setOpen(true)` asks a guest to log in where they are. */
export function useLoginPrompt(): LoginPrompt {
  return useContext(LoginPromptContext);
}
