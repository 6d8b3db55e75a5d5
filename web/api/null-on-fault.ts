import { ApiError } from "./api-error.ts";

/** What a page shows a message and a way to try again for, instead of ending in the error page: null where the server is at fault. */
export async function nullOnFault<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 500) throw error;
    return null;
  }
}
