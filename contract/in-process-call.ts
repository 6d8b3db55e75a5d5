/** An API call without a socket, which the server gives to a page while it renders (ARCHITECTURE.md, "The way of a request"). */
export type InProcessCall = (request: {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}) => Promise<{ status: number; headers: Record<string, string>; body: string }>;
