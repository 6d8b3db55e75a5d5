import fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type pg from "pg";
import type { LoggerOptions } from "pino";
import { strangersBodyBytes } from "#contract/route.ts";
import type { ApplicationState } from "./application-state.ts";
import type { Config } from "./config.ts";
import { type Ctx, contextOf } from "./context.ts";
import type { Database } from "./db/connect.ts";
import type { Replica } from "./db/replica.ts";
import { describeError } from "./describe-error.ts";
import { registerAccounts } from "./features/accounts/routes.ts";
import { findActor } from "./features/accounts/sign-in/find-actor.ts";
import { registerAdminOverview } from "./features/admin-overview/routes.ts";
import { registerAdminSearch } from "./features/admin-search/routes.ts";
import { checkAlarmSetting } from "./features/alarms/alarm-setting.ts";
import { registerAuditAdmin } from "./features/audit-admin/routes.ts";
import { registerBank } from "./features/bank/routes.ts";
import { registerBanners } from "./features/banners/routes.ts";
import { registerLotEvents } from "./features/bids/lot/live-routes.ts";
import { bidQueueOf } from "./features/bids/queue/bid-queue.ts";
import { registerBids } from "./features/bids/routes.ts";
import { registerBlocks } from "./features/blocks/routes.ts";
import { registerCarriers } from "./features/carriers/routes.ts";
import { registerCarts } from "./features/carts/routes.ts";
import { registerCatalogue } from "./features/catalogue/routes.ts";
import { registerContent } from "./features/content/routes.ts";
import { registerCountries } from "./features/countries/routes.ts";
import { registerCurrencies } from "./features/currencies/routes.ts";
import { registerDeals } from "./features/deals/routes.ts";
import { registerFees } from "./features/fees/routes.ts";
import { registerGoodsOrders } from "./features/goods-orders/routes.ts";
import { registerInvoices } from "./features/invoices/routes.ts";
import { registerOwnListings } from "./features/listings/own/routes.ts";
import { registerListings } from "./features/listings/routes.ts";
import { registerSharePictures } from "./features/listings/share-picture/routes.ts";
import { registerPostbox } from "./features/mails/postbox/postbox.ts";
import { registerMailSamples } from "./features/mails/samples/routes.ts";
import { registerMedia } from "./features/media/routes.ts";
import { registerMessages } from "./features/messages/routes.ts";
import { registerModeration } from "./features/moderation/routes.ts";
import { registerMonthlySales } from "./features/monthly-sales/routes.ts";
import { registerNewsletter } from "./features/newsletter/routes.ts";
import { registerNewsletterIssues } from "./features/newsletter-issues/routes.ts";
import { registerNotificationEvents } from "./features/notifications/live-routes.ts";
import { registerNotifications } from "./features/notifications/routes.ts";
import { registerOffers } from "./features/offers/routes.ts";
import { registerPackages } from "./features/packages/routes.ts";
import { registerPayments } from "./features/payments/routes.ts";
import { checkTransferSetting } from "./features/payments/transfer-setting.ts";
import { registerPayouts } from "./features/payouts/routes.ts";
import { registerPrices } from "./features/prices/routes.ts";
import { registerPrivacy } from "./features/privacy/routes.ts";
import { registerProducts } from "./features/products/routes.ts";
import { registerPromotion } from "./features/promotion/routes.ts";
import { registerPurchases } from "./features/purchases/routes.ts";
import { registerPushes } from "./features/pushes/routes.ts";
import { registerReports } from "./features/reports/routes.ts";
import { registerReviews } from "./features/reviews/routes.ts";
import { registerSearch } from "./features/search/routes.ts";
import { registerSearchAlerts } from "./features/search-alerts/routes.ts";
import { registerSellerReports } from "./features/seller-reports/routes.ts";
import { registerSession } from "./features/session/routes.ts";
import { registerSettings } from "./features/settings/routes.ts";
import { registerStatistics } from "./features/statistics/routes.ts";
import { registerStores } from "./features/stores/routes.ts";
import { registerSuspensions } from "./features/suspensions/routes.ts";
import { registerVerification } from "./features/verification/routes.ts";
import { registerVouchers } from "./features/vouchers/routes.ts";
import { registerWatchlist } from "./features/watchlist/routes.ts";
import { isDraining } from "./http/drain.ts";
import { answerError, refuseMissing, registerErrors } from "./http/errors.ts";
import { answerHealthAlone, registerHealth } from "./http/health.ts";
import { callsOf, sharedCallsOf } from "./http/in-process.ts";
import { registerPipelineLimit } from "./http/limit-pipeline.ts";
import { limitWork } from "./http/limit-work.ts";
import { logFinishedPage, loggedRequest, logRequests } from "./http/logged-request.ts";
import { registerOpenApi } from "./http/open-api.ts";
import { createPageCacheHook } from "./http/page-cache-hook.ts";
import { registerPages } from "./http/pages.ts";
import { readableAddress } from "./http/readable-address.ts";
import { refuseOnWire } from "./http/refuse-on-wire.ts";
import { registerRenamedAddresses } from "./http/renamed-addresses.ts";
import { type FindActor, registerRequestContext } from "./http/request-context.ts";
import { registerSecurityHeaders } from "./http/security-headers.ts";
import type { PageSettings } from "./http/serve-pages.ts";
import { type SocketLimits, socketOptions, usualSocketLimits } from "./http/socket-limits.ts";
import { registerBodies } from "./http/take-bodies.ts";
import { trustedProxies } from "./http/trusted-proxies.ts";
import { followPages } from "./live/follow-pages.ts";
import { followWork } from "./live/follow-work.ts";
import type { LiveSettings } from "./live/live-settings.ts";
import { type Live, openLive } from "./live/open-live.ts";
import { type Metrics, metricsOf } from "./metrics/metrics.ts";
import { watchRequests } from "./metrics/watch-requests.ts";
import type { Ports } from "./ports/ports.ts";
import { traceRequests } from "./tracing/tracing.ts";

/** Everything the application is built from. Without a `clock` it is the process's own. */
export interface AppDeps {
  readonly config: Config;
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Where pages that are the same for everybody are read from, while it is fresh. */
  readonly replica?: Replica | null;
  /** PostgreSQL itself, for the line of live events, where the pool's connections go through a pooler. */
  readonly direct?: pg.ClientConfig;
  readonly ports: Ports;
  /** Shared with the contexts of jobs. */
  readonly state: ApplicationState;
  readonly clock?: () => Date;
  /** Hears of each line of the log. */
  readonly logHooks?: LoggerOptions["hooks"];
  /** false: the API alone, without pages (tests, imports). */
  readonly pages?: boolean;
  /** Other limits of live events than the settings say (tests). */
  readonly live?: Partial<LiveSettings>;
  /** Other patience with slow connections than usual (tests). */
  readonly sockets?: Partial<SocketLimits>;
}

/** Builds the application. It neither listens nor runs jobs. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const sockets = { ...usualSocketLimits, ...deps.sockets };
  const metrics = metricsOf(deps);
  const pageCacheHook = createPageCacheHook(
    (request, response) => {
      metrics.finishedPages.inc();
      logFinishedPage(app, request, response);
    },
    () => isDraining(deps),
  );
  const app: FastifyInstance = fastify({
    disableRequestLogging: true,
    logger: {
      ...deps.config.log,
      ...(deps.logHooks && { hooks: deps.logHooks }),
      serializers: { err: describeError, req: loggedRequest },
    },
    trustProxy: trustedProxies(deps.config.trustProxy),
    bodyLimit: strangersBodyBytes,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = "/" }) => readableAddress(url),
    frameworkErrors: answerError,
    ...socketOptions(sockets),
    // What comes on open connections while the server stops is answered: proxies try refused connections elsewhere, answers not.
    return503OnClosing: false,
    serverFactory: pageCacheHook.serverFactory,
    clientErrorHandler: refuseOnWire,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrors(app);
  observeRequests(app, metrics);
  registerPipelineLimit(app);
  registerBodies(app, sockets.bodyMs);
  registerSecurityHeaders(app, deps.config);
  const base = contextOf({ ...deps, log: app.log });
  const isSecondFactorRequired = deps.config.production;
  const actorOf: FindActor = (ctx, token, address) => findActor(ctx, token, address, isSecondFactorRequired);
  registerRequestContext(app, base, actorOf);
  limitWork(app);
  if (deps.config.role === "worker") answerHealthAlone(app);
  app.addHook("onClose", bidQueueOf(base).stop);
  const live = openLive(base, deps.direct ?? deps.pool.options, { ...deps.config.live, ...deps.live });
  // Before the server waits for its last answers: streams are answers without an end.
  app.addHook("preClose", live.stop);
  const pages = followPages(live);
  app.addHook("onListen", pages.listen);
  app.addHook("onListen", followWork(live, deps.config.role).listen);
  await registerOpenApi(app, { isReadable: !deps.config.production });
  registerRenamedAddresses(app);
  registerHealth(app, { hasPages: deps.pages !== false });
  await registerFeatures(app, deps.config, live);
  if (!deps.config.production && deps.ports.mail.kind === "sandbox") registerPostbox(app);
  if (deps.pages === false) refuseMissing(app);
  else await registerPages(app, pageSettingsOf(app, deps, { base, actorOf, pages }), pageCacheHook);
  return app;
}

interface Within {
  readonly base: Ctx;
  readonly actorOf: FindActor;
  readonly pages: ReturnType<typeof followPages>;
}

/** What pages are made with: services, and the API in this process. */
function pageSettingsOf(app: FastifyInstance, deps: AppDeps, { base, actorOf, pages }: Within): PageSettings {
  const { config, ports, replica } = deps;
  const { tagManagerId, apiUrl } = config;
  if (replica) pages.onChanged(replica.hasChanged);
  return {
    ...config,
    services: {
      ...{ tagManagerId, apiUrl, recaptchaKey: ports.humanCheck.siteKey },
      mode: config.production ? "production" : "trial",
    },
    calls: () => callsOf(app, base, actorOf),
    sharedCalls: () => sharedCallsOf(app, base, { replica, actorOf }),
    onPagesChanged: pages.onChanged,
  };
}

function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  watchRequests(app, metrics);
  traceRequests(app);
  logRequests(app);
}

async function registerFeatures(app: FastifyInstance, config: Config, live: Live): Promise<void> {
  registerSettings(app, { transfer: checkTransferSetting, alarm: checkAlarmSetting });
  registerCurrencies(app);
  registerCountries(app);
  await registerBanners(app);
  registerStores(app);
  await registerAccounts(app, config);
  registerBlocks(app);
  registerReports(app);
  registerCatalogue(app);
  registerPackages(app);
  await registerMoney(app, config);
  registerVerification(app);
  registerMonthlySales(app);
  registerListings(app);
  await registerOwnListings(app);
  await registerProducts(app);
  registerCarts(app);
  registerGoodsOrders(app);
  registerCarriers(app);
  registerSearch(app);
  registerBids(app);
  registerPurchases(app);
  registerOffers(app);
  registerPrices(app);
  registerLotEvents(app, live);
  await registerDeals(app);
  registerWatchlist(app);
  registerSearchAlerts(app);
  await registerMessages(app);
  registerPromotion(app);
  registerStatistics(app);
  registerAuditAdmin(app);
  registerAdminOverview(app);
  registerAdminSearch(app);
  registerReviews(app);
  registerModeration(app);
  registerSuspensions(app);
  await registerContent(app, config);
  registerMedia(app);
  registerSharePictures(app);
  registerNotificationEvents(app, live);
  registerNotifications(app);
  registerPushes(app);
  registerSession(app);
  registerNewsletter(app);
  registerNewsletterIssues(app, config);
  registerMailSamples(app, config);
  registerPrivacy(app, config);
}

/** What the operator earns, holds and pays out, with its documents and reports. */
async function registerMoney(app: FastifyInstance, config: Config): Promise<void> {
  await registerPayments(app, config);
  registerPayouts(app);
  registerBank(app);
  registerSellerReports(app);
  registerFees(app);
  registerVouchers(app);
  registerInvoices(app);
}
