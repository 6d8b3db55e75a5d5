import { ApiError } from "#web/api/api-error.ts";

export interface Run {
  readonly publish: (id: number) => Promise<unknown>;
  /** `error` is why this one stays a draft; null: it is through. */
  readonly onResult: (id: number, error: ApiError | null) => void;
  readonly isStopped: () => boolean;
}

/**
 * MB9: All of many drafts are published one by one, each as a single one is, so that what fails stays a draft and what
 * is through stays through.
 *
 * Publishes drafts one after the other. One that is a draft no more is through: its answer was lost, or another
 * window was quicker. Ends early when stopped (`null`), or at what would stop all others too, which it returns: no
 * connection, a busy server, an account that may publish no more.
 */
export async function publishAll(ids: readonly number[], run: Run): Promise<ApiError | TypeError | null> {
  for (const id of ids) {
    if (run.isStopped()) return null;
    try {
      await run.publish(id);
      run.onResult(id, null);
    } catch (error) {
      if (error instanceof TypeError) return error;
      if (!(error instanceof ApiError)) throw error;
      if (stopsAll(error)) return error;
      run.onResult(id, isThrough(error) ? null : error);
    }
  }
  return null;
}

const stopsAll = ({ status }: ApiError) => status === 401 || status === 403 || status === 429 || status >= 500;

const isThrough = ({ body, status }: ApiError) => status === 404 || (status === 409 && body?.code === "NOT_A_DRAFT");
