import { useTranslation } from "react-i18next";
import type { KeptArticle } from "#contract/content/content-desk.ts";
import { uploadFile } from "#web/api/upload-file.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { FileButton } from "#web/ui/file-button.tsx";

const pictureTypes = "image/jpeg,image/png,image/webp";

/** The picture above an article: a new one takes the place of the one before as soon as it is there. */
export function ArticlePicture({ article: { id, picture, pictureAlt } }: { article: KeptArticle }) {
  const { t } = useTranslation("contentDesk");
  const { busy, press } = usePageAction();
  const upload = (file: File) => uploadFile({ path: `/api/admin/articles/${id}/picture` }, file, () => {});
  return (
    <section className="mt-12">
      <h2 className="type-h4">{t("picture.title")}</h2>
      <p className="type-small mt-1 mb-3 text-muted">{t("picture.lead")}</p>
      {picture && (
        <div className="mb-4 max-w-90">
          {picture.ready ? (
            <ListingPicture picture={picture} alt={pictureAlt.cs} sizes="360px" className="aspect-3/2" />
          ) : (
            <p className="type-body text-muted">{t("picture.working")}</p>
          )}
        </div>
      )}
      <FileButton accept={pictureTypes} busy={busy} onFile={(file) => press(() => upload(file))}>
        {t(picture ? "picture.change" : "picture.add")}
      </FileButton>
    </section>
  );
}
