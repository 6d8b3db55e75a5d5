import { Pause, Play } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Line, mayPrefetch } from "#web/loading/may-prefetch.ts";
import film from "./footer.webm";
import still from "./footer.webp";

/**
 * The newsletter on its film (rule FR11). The film is fetched once it comes into view; where it does not move its still stays.
 */
export function FilmBand({ children }: { children: ReactNode }) {
  const { t } = useTranslation("layout");
  const { video, isMoving, toggle } = useFilm();
  return (
    <div className="relative isolate overflow-hidden border-b border-teal-line">
      <video
        ref={video}
        src={isMoving === null ? undefined : film}
        poster={still}
        preload="none"
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        className="absolute inset-0 -z-10 size-full object-cover opacity-35 saturate-[.6]"
      />
      <div className="container-page py-12 tablet:py-16">
        <div className="rounded-block max-desktop:max-w-180 bg-surface p-5 text-ink [--color-focus:var(--color-primary-dark)] tablet:p-9 wide:px-14 wide:py-12">
          {children}
        </div>
      </div>
      {isMoving !== null && (
        <button
          type="button"
          onClick={toggle}
          aria-label={t(isMoving ? "film.pause" : "film.play")}
          title={t(isMoving ? "film.pause" : "film.play")}
          className="absolute right-2 bottom-2 grid size-11 place-items-center rounded-control text-on-teal-2 hover:text-on-teal"
        >
          {isMoving ? (
            <Pause aria-hidden="true" strokeWidth={1.5} className="size-5" />
          ) : (
            <Play aria-hidden="true" strokeWidth={1.5} className="size-5" />
          )}
        </button>
      )}
    </div>
  );
}

/** Whether the film is playing; null while it is not loaded: not in view yet, or not wanted at all. */
function useFilm() {
  const video = useRef<HTMLVideoElement | null>(null);
  const [isMoving, setMoving] = useState<boolean | null>(null);
  useEffect(() => {
    const shown = video.current;
    if (!shown || isUnwanted()) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setMoving((before) => before ?? true);
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (isMoving === false) video.current?.pause();
    // A browser that refuses to play by itself, to save power, keeps the still and the button.
    if (isMoving) video.current?.play().catch(() => setMoving(false));
  }, [isMoving]);
  return { video, isMoving, toggle: () => setMoving((before) => !before) };
}

function isUnwanted(): boolean {
  const { connection } = navigator as { connection?: Line };
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches || !mayPrefetch(connection);
}
