import "#web/i18n/areas/own.ts";
import "react-easy-crop/react-easy-crop.css";
import { useState } from "react";
import Cropper from "react-easy-crop";
import { useTranslation } from "react-i18next";
import type { PictureArea } from "./cut-out.ts";

/** The picture under a round window: moved by finger, mouse or arrow keys, made larger by a slider. */
export default function CropField({ address, onArea }: { address: string; onArea: (area: PictureArea) => void }) {
  const { t } = useTranslation("contact");
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className="grid gap-4">
      <div className="relative h-72 bg-teal-deep">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => onArea(pixels)}
          cropperProps={{ role: "group", "aria-label": t("avatar.area") }}
          mediaProps={{ alt: "" }}
        />
      </div>
      <label className="type-field grid gap-2">
        {t("avatar.zoom")}
        <input
          type="range"
          className="h-11 w-full accent-primary-dark"
          min={1}
          max={3}
          step={0.1}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </div>
  );
}
