import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { bannerGroups, type EditableBanner } from "#contract/banners/banners.ts";
import { menuLink } from "#contract/settings/menu-link.ts";
import { locales } from "#contract/values/locale.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { BothFields } from "#web/pages/admin/editing/both-fields.tsx";
import { EditEnd } from "#web/pages/admin/editing/edit-end.tsx";
import { type EditForm, useEditForm } from "#web/pages/admin/editing/use-edit-form.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { BannerPreview } from "./banner-preview.tsx";
import { type BannerValues, bodyOf, groupKey, valuesOf } from "./banner-values.ts";
import { useDescribedBanner } from "./use-described-banner.ts";

/** A banner's form: a new one, or one that is there. */
export function BannerForm({ banner }: { banner: EditableBanner | null }) {
  const { t } = useTranslation("bannerAdmin");
  const stored = useBannerForm(banner);
  const { form, onSubmit, errorOf } = stored;
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
      <BothFields stored={stored} name="title" label={t("field.title")} most={300} rows={2} required />
      <Links stored={stored} />
      <BothFields stored={stored} name="alt" label={t("field.alt")} hint={t("hint.alt")} most={300} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <Select
          label={t("field.place")}
          options={bannerGroups.map((value) => ({ value, label: t(`place.${groupKey(value)}`) }))}
          {...form.register("place")}
        />
        <Select
          label={t("field.lang")}
          options={(["both", ...locales] as const).map((value) => ({ value, label: t(`lang.${value}`) }))}
          {...form.register("lang")}
        />
        {(["startsAt", "endsAt"] as const).map((name) => (
          <Input
            key={name}
            type="datetime-local"
            label={t(`field.${name}`)}
            hint={t(`hint.${name}`)}
            error={errorOf(name)}
            {...form.register(name)}
          />
        ))}
      </div>
      <EditEnd stored={stored} save={banner ? undefined : t("add")}>
        {locales.map((lang) => (
          <BannerPreview key={lang} lang={lang} picture={banner?.picture ?? null} read={() => form.getValues()} />
        ))}
      </EditEnd>
    </form>
  );
}

function Links({ stored: { form, errorOf } }: { stored: EditForm<BannerValues> }) {
  const { t } = useTranslation(["bannerAdmin", "adminForm"]);
  const { required } = useRules();
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      {locales.map((lang) => (
        <Input
          key={lang}
          label={t(`adminForm:in.${lang}`, { label: t("field.url") })}
          hint={t("hint.url")}
          error={errorOf(`url.${lang}`)}
          autoComplete="off"
          maxLength={500}
          required
          {...form.register(`url.${lang}`, {
            required,
            validate: (text) => menuLink.test(text) || t("notLink"),
          })}
        />
      ))}
    </div>
  );
}

function useBannerForm(banner: EditableBanner | null): EditForm<BannerValues> {
  const { revalidate } = useRevalidator();
  const stored = useEditForm<BannerValues, EditableBanner>({
    stored: banner,
    valuesOf,
    announce: useDescribedBanner(),
    save: async (values, version) => {
      const body = bodyOf(values);
      const { data } = banner
        ? await browserApi.banners.change({ params: { id: banner.id }, body: { ...body, version } })
        : await browserApi.banners.add({ body });
      if (!banner) stored.take(valuesOf(null));
      await revalidate();
      return data;
    },
    read: async () => {
      const { data } = await browserApi.banners.stored({});
      const there = data.find(({ id }) => id === banner?.id);
      if (!there) throw new Error("the banner is gone");
      return there;
    },
  });
  return stored;
}
