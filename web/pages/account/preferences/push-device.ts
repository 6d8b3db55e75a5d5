import { browserApi } from "#web/api/browser-api.ts";

const rememberedKey = "push-device";

/** Whether this browser has what pushes need; on an iPhone it does once the site is on the home screen. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** The id under which the server knows this browser, where it was added here. */
export function rememberedDevice(): number | null {
  return Number(localStorage.getItem(rememberedKey)) || null;
}

/** Subscribes this browser at its push service and tells the server; returns the id. An older key's subscription is replaced. */
export async function subscribeDevice(serverKey: string): Promise<number> {
  const worker = await navigator.serviceWorker.register("/push-worker.js");
  await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: serverKey,
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const body = { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
  const { data } = await browserApi.push.add({ body });
  localStorage.setItem(rememberedKey, String(data.id));
  return data.id;
}

/** Ends the subscription at the push service, which forgets it from then on. */
export async function forgetDevice(): Promise<void> {
  localStorage.removeItem(rememberedKey);
  const worker = await navigator.serviceWorker.getRegistration("/");
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
