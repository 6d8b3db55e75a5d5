import { Notice } from "#web/ui/notice.tsx";

/** What went wrong with a form as a whole; read out when it appears. */
export function FormMessage({ children }: { children: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && <Notice tone="danger">{children}</Notice>}
    </div>
  );
}
