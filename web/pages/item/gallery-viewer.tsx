import { useTranslation } from "react-i18next";
import Lightbox from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import type { Picture } from "#contract/media.ts";

interface GalleryViewerProps {
  pictures: Picture[];
  name: string;
  start: number;
  onClose: () => void;
  onChange: (index: number) => void;
}

/** All pictures over the whole screen: zoom by wheel, double click or pinch, arrows and swipe, Escape closes. */
export function GalleryViewer({ pictures, name, start, onClose, onChange }: GalleryViewerProps) {
  const { t } = useTranslation("item");
  return (
    <Lightbox
      open
      index={start}
      close={onClose}
      on={{ view: ({ index }) => onChange(index) }}
      plugins={[Zoom]}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      carousel={{ finite: true }}
      animation={{ fade: 150, swipe: 200, navigation: 200 }}
      labels={{
        Previous: t("previous"),
        Next: t("next"),
        Close: t("close"),
        "Zoom in": t("zoomIn"),
        "Zoom out": t("zoomOut"),
      }}
      slides={pictures.map((picture) => ({
        src: address(picture, Math.max(...picture.widths)),
        alt: name,
        width: picture.width,
        height: picture.height,
        srcSet: picture.widths.map((width) => ({
          src: address(picture, width),
          width,
          height: Math.round((width * picture.height) / picture.width),
        })),
      }))}
    />
  );
}

function address(picture: Picture, width: number): string {
  return `/media/${picture.id}/${width}.webp`;
}
