import "#web/i18n/areas/item.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import Lightbox from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/counter.css";
import type { Picture } from "#contract/media/media.ts";
import { pictureAddress } from "./picture-address.ts";

interface GalleryViewerProps {
  pictures: Picture[];
  name: string;
  /** What each of them shows; empty where it is not said. */
  captions: string[];
  start: number;
  onClose: () => void;
  onChange?: (index: number) => void;
}

/** All pictures over the whole screen: zoom by wheel, double click or pinch, arrows and swipe, Escape closes. */
export function GalleryViewer({ pictures, name, captions, start, onClose, onChange }: GalleryViewerProps) {
  const { t } = useTranslation("item");
  // Made once: with other slides the viewer goes back to the one that it was opened with.
  const [slides] = useState(() =>
    pictures.map((picture, index) => ({
      src: pictureAddress(picture, Math.max(...picture.widths), "webp"),
      alt: [name, captions[index]].filter(Boolean).join(", "),
      width: picture.width,
      height: picture.height,
      // The viewer takes the smallest that is sharp enough, so the widest comes once somebody zooms.
      srcSet: [...picture.widths, ...(picture.zoomWidth ? [picture.zoomWidth] : [])].map((width) => ({
        src: pictureAddress(picture, width, "webp"),
        width,
        height: Math.round((width * picture.height) / picture.width),
      })),
    })),
  );
  return (
    <Lightbox
      open
      index={start}
      close={onClose}
      on={{ view: ({ index }) => onChange?.(index) }}
      plugins={[Counter, Zoom]}
      counter={{ separator: t("pictureSeparator"), container: { style: plate } }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      carousel={{ finite: true }}
      styles={onGlass}
      animation={{ fade: 150, swipe: 200, navigation: 200 }}
      labels={{
        Previous: t("previous"),
        Next: t("next"),
        Close: t("close"),
        "Zoom in": t("zoomIn"),
        "Zoom out": t("zoomOut"),
        Lightbox: t("viewer"),
        "Photo gallery": name,
        "{index} of {total}": t("pictureOf", { number: "{index}", count: "{total}" }),
      }}
      slides={slides}
    />
  );
}

/** What lies on a picture has a ground of its own: an enlarged one is as light as the signs are. */
const plate = {
  backgroundColor: "var(--color-teal-deep)",
  borderRadius: "var(--radius-control)",
  filter: "none",
};

const onGlass = {
  root: {
    "--yarl__button_margin": "0 2px",
    "--yarl__color_backdrop": "var(--color-teal-deep)",
    "--yarl__color_button": "var(--color-on-teal)",
    "--yarl__color_button_active": "var(--color-on-teal-accent)",
    "--yarl__color_button_disabled": "var(--color-teal-line)",
  },
  button: plate,
};
