import type { ClientConfig } from '#lib/core/api/call.ts'
import { phoneChannels } from '#server/core/messages/phone-channels.ts'
import { getServices } from '#server/core/platform/services.ts'

/** The browser's public configuration. */
export function clientConfig(): ClientConfig {
  const { config, realtime, webPush } = getServices()
  return {
    signature_key: config.signatureKey,
    realtime: realtime.client,
    map_style_url: config.mapStyleUrl ?? null,
    push_key: webPush?.publicKey ?? null,
    phone_channels: phoneChannels(config)
  }
}

/**
 * The same as JSON within a page, so that its first call need not wait for it; undefined where another backend decides
 * (API_BACKEND_URL): the browser then asks for it.
 */
export function clientConfigJson(): string | undefined {
  if (getServices().config.apiBackendUrl) return undefined
  return JSON.stringify(clientConfig()).replaceAll('<', '\\u003c')
}
