import { listOpsMessages } from '#lib/ops/chat-contract.ts'
import { listOpsComplaintMessages, readOpsComplaint } from '#lib/ops/complaint-contract.ts'
import { readOpsOrder } from '#lib/ops/order-page-contract.ts'

import { findMessagePhoto } from '#server/chat/message-photo.ts'
import { findComplaintPhoto } from '#server/complaint/photos.ts'
import { phoneChannels } from '#server/core/messages/phone-channels.ts'
import type { Hono } from 'hono'

import type { AppEnv } from '#server/core/http/env.ts'
import { readiness } from '#server/core/start/ready.ts'
import { getServices } from '#server/core/platform/services.ts'
import { mediaRoutes } from '#server/core/http/media.ts'
import { privateFileRoutes } from '#server/core/http/private-files.ts'
import { sendJson } from '#server/core/http/envelope.ts'
import { findExportFile } from '#server/identity/exports.ts'
import { findTracePhoto } from '#server/order/trace-photo.ts'
import { paymentNotificationRoutes } from '#server/payment/notification.ts'
import { payoutNoticeRoutes } from '#server/withdrawal/payout-notice.ts'
import { apiDocument } from '#server/api-document/document.ts'

/**
 * Routes without envelope and signature: health, readiness, the browser's configuration, pictures, private files, the
 * API document.
 */
export function plainRoutes(app: Hono<AppEnv>): void {
  app.get('/health', c => sendJson(c, JSON.stringify({ status: 'ok' }), 200))
  app.get('/ready', async c => {
    const services = getServices()
    const missing = services.config.apiBackendUrl ? 'backend not ready' : 'database unreachable'
    const { isReady, tablesToVacuum } = await readiness(services)
    const state = {
      status: isReady ? 'ready' : missing,
      ...(tablesToVacuum.length > 0 && { sick_tables: tablesToVacuum })
    }
    return sendJson(c, JSON.stringify(state), isReady ? 200 : 503)
  })
  app.get('/client-config', c => {
    const { config, realtime, webPush } = getServices()
    c.header('cache-control', 'public, max-age=300')
    return c.json({
      signature_key: config.signatureKey,
      realtime: realtime.client,
      map_style_url: config.mapStyleUrl ?? null,
      push_key: webPush?.publicKey ?? null,
      phone_channels: phoneChannels(config)
    })
  })
  mediaRoutes(app)
  privateFileRoutes(app, {
    trace: { find: findTracePhoto, shownBy: [readOpsOrder] },
    export: { find: findExportFile, shownBy: [] },
    message: { find: findMessagePhoto, shownBy: [listOpsMessages] },
    complaint: { find: findComplaintPhoto, shownBy: [readOpsComplaint, listOpsComplaintMessages] }
  })
  paymentNotificationRoutes(app)
  payoutNoticeRoutes(app)
  app.get('/api/v1/openapi.json', c => {
    c.header('cache-control', 'public, max-age=300')
    return c.json(apiDocument())
  })
}
