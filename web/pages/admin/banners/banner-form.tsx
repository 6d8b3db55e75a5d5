import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { bannerGroups, type KeptBanner } from "#contract/content/banners.ts";
import { menuLink } from "#contract/content/menu-link.ts";
import { locales } from "#contract/values/locale.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { BothFields } from "#web/pages/admin/kept/both-fields.tsx";
import { KeptEnd } from "#web/pages/admin/kept/kept-end.tsx";
import { type KeptForm, useKeptForm } from "#web/pages/admin/kept/use-kept-form.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { BannerPreview } from "./banner-preview.tsx";
import { type BannerValues, bodyOf, groupKey, valuesOf } from "./banner-values.ts";
import { useToldBanner } from "./use-told-banner.ts";

/** A banner's form: a new one, or one that is there. */
export function BannerForm({ banner }: { banner: KeptBanner | null }) {
  const { t } = useTranslation("bannerDesk");
  const kept = useBannerForm(banner);
  const { form, onSubmit, errorOf } = kept;
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
      <BothFields kept={kept} name="title" label={t("field.title")} most={300} rows={2} required />
      <Links kept={kept} />
      <BothFields kept={kept} name="alt" label={t("field.alt")} hint={t("hint.alt")} most={300} />
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
      <KeptEnd kept={kept} save={banner ? undefined : t("add")}>
        {locales.map((lang) => (
          <BannerPreview
            key={lang}
            lang={lang}
            picture={banner?.picture ?? null}
            read={() => form.getValues()}
          />
        ))}
      </KeptEnd>
    </form>
  );
}

function Links({ kept: { form, errorOf } }: { kept: KeptForm<BannerValues> }) {
  const { t } = useTranslation(["bannerDesk", "deskForm"]);
  const { required } = useRules();
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      {locales.map((lang) => (
        <Input
          key={lang}
          label={t(`deskForm:in.${lang}`, { label: t("field.url") })}
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

function useBannerForm(banner: KeptBanner | null): KeptForm<BannerValues> {
  const { revalidate } = useRevalidator();
  const kept = useKeptForm<BannerValues, KeptBanner>({
    kept: banner,
    valuesOf,
    tell: useToldBanner(),
    save: async (values, version) => {
      const body = bodyOf(values);
      const { data } = banner
        ? await browserApi.banners.change({ params: { id: banner.id }, body: { ...body, version } })
        : await browserApi.banners.add({ body });
      if (!banner) kept.take(valuesOf(null));
      await revalidate();
      return data;
    },
    read: async () => {
      const { data } = await browserApi.banners.kept({});
      const there = data.find(({ id }) => id === banner?.id);
      if (!there) throw new Error("the banner is gone");
      return there;
    },
  });
  return kept;
}
