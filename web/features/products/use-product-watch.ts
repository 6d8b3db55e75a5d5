import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { browserApi, quietApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";

export type Wish = { readonly wishedPrice: number | null };

/** What a member waits for of a product: undefined until it is known, null: not at all. */
export function useProductWatch(id: number) {
  const { t } = useTranslation(["products", "common"]);
  const [watch, setWatch] = useState<Wish | null | undefined>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ field?: string; message: string | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    quietApi.productWatches.get({ params: { id } }).then(
      ({ data }) => isCurrent && setWatch(data),
      (error: unknown) => {
        console.warn("whether this product is waited for is not known", error);
        if (isCurrent) setWatch(null);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  const run = async (call: () => Promise<Wish | null>) => {
    setBusy(true);
    setFailure(null);
    try {
      setWatch(await call());
    } catch (error) {
      const { fields, message } = readFailure(error, ["wishedPrice"], t);
      setFailure({ ...(fields[0] && { field: fields[0][1] }), message });
    } finally {
      setBusy(false);
    }
  };
  const { productWatches } = browserApi;
  return {
    watch,
    busy,
    failure,
    set: (wishedPrice: number | null) =>
      run(async () => (await productWatches.set({ params: { id }, body: { wishedPrice } })).data),
    remove: () => run(async () => productWatches.remove({ params: { id } }).then(() => null)),
  };
}
