import { useTranslation } from "react-i18next";
import { api } from "#contract/api.ts";
import type { EditableArticle } from "#contract/content/article-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { addressOf } from "#web/api/client.ts";
import { AdminPicture } from "#web/pages/admin/admin-picture.tsx";

/** The picture above an article. */
export function ArticlePicture({ article: { id, picture, pictureAlt } }: { article: EditableArticle }) {
  const query = { pictureId: picture?.id ?? "" };
  const { t } = useTranslation("contentAdmin");
  return (
    <section className="mt-12">
      <h2 className="type-h4 mb-1">{t("picture.title")}</h2>
      <AdminPicture
        picture={picture}
        alt={pictureAlt.cs}
        path={addressOf(api.contentAdmin.setArticlePicture.path, { params: { id }, query })}
        remove={() => browserApi.contentAdmin.removeArticlePicture({ params: { id }, query })}
      />
    </section>
  );
}
