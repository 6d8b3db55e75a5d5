/** An API call without a socket: what the server gives to a page while it renders (see ARCHITECTURE.md, "The one way"). */
export type InProcessCall = (request: {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}) => Promise<{ status: number; headers: Record<string, string>; body: string }>;
