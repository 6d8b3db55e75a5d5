import { useTranslation } from "react-i18next";
import { api } from "#contract/api.ts";
import type { KeptArticle } from "#contract/content/article-desk.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { addressOf } from "#web/api/client.ts";
import { DeskPicture } from "#web/pages/admin/desk-picture.tsx";

/** The picture above an article. */
export function ArticlePicture({ article: { id, picture, pictureAlt } }: { article: KeptArticle }) {
  const query = { pictureId: picture?.id ?? "" };
  const { t } = useTranslation("contentDesk");
  return (
    <section className="mt-12">
      <h2 className="type-h4 mb-1">{t("picture.title")}</h2>
      <DeskPicture
        picture={picture}
        alt={pictureAlt.cs}
        path={addressOf(api.contentDesk.setArticlePicture.path, { params: { id }, query })}
        remove={() => browserApi.contentDesk.removeArticlePicture({ params: { id }, query })}
      />
    </section>
  );
}
