import { useEffect, useRef, useState } from "react";

/** Addresses of what chosen files show, by the key of their tile. */
interface Previews {
  /** Undefined where the browser cannot show what it can upload, as most cannot HEIC. */
  previewOf: (key: string) => string | undefined;
  addPreview: (key: string, file: File) => void;
}

/** Keeps the addresses until the page is left. */
export function usePreviews(): Previews {
  const addresses = useRef(new Map<string, string>());
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const shown = addresses.current;
    return () => {
      for (const address of shown.values()) URL.revokeObjectURL(address);
      shown.clear();
    };
  }, []);
  return {
    previewOf: (key) => (unreadable.has(key) ? undefined : addresses.current.get(key)),
    addPreview: (key, file) => {
      if (!file.type.startsWith("image/")) return;
      const address = URL.createObjectURL(file);
      addresses.current.set(key, address);
      const probe = new Image();
      probe.onerror = () => setUnreadable((keys) => new Set(keys).add(key));
      probe.src = address;
    },
  };
}
