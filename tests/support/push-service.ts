import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { lasting } from './lasting.ts'

/** A received push: its decrypted text, and its headers. */
type Push = { path: string; text: string; headers: Record<string, string | string[] | undefined> }

/** A browser's device: its public keys, and how it decrypts a push (RFC 8291, aes128gcm). */
function newDevice() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  return {
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    open(sealed: Buffer): string {
      const salt = sealed.subarray(0, 16)
      const idLength = sealed.readUInt8(20)
      const sender = sealed.subarray(21, 21 + idLength)
      const box = sealed.subarray(21 + idLength)
      const shared = keys.computeSecret(sender)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
      const secret = derive(shared, auth, info, 32)
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(box.subarray(-16))
      const plain = Buffer.concat([cipher.update(box.subarray(0, -16)), cipher.final()])
      // After the text comes padding that begins with a 2.
      return plain.subarray(0, plain.lastIndexOf(2)).toString()
    }
  }
}

/** A local push service, with devices that accept pushes, or answer with another status. */
export async function openPushService() {
  const heard: Push[] = []
  const devices = new Map<string, ReturnType<typeof newDevice>>()
  const statuses = new Map<string, number>()
  const held = new Map<string, Promise<void>>()
  const server = createServer(lasting, async (request, response) => {
    const path = request.url ?? ''
    const sealed = await buffer(request)
    await held.get(path)
    const device = devices.get(path)
    const status = statuses.get(path) ?? (device ? 201 : 404)
    if (device && status === 201) heard.push({ path, text: device.open(sealed), headers: request.headers })
    response.writeHead(status).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    heard,
    /** A new device's subscription. */
    subscribe() {
      const path = `/push/${randomBytes(6).toString('hex')}`
      const device = newDevice()
      devices.set(path, device)
      return { path, subscription: { endpoint: `http://127.0.0.1:${port}${path}`, keys: device.keys } }
    },
    /** Leaves pushes to this path unanswered until the device is released. */
    hold(path: string) {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(path, promise)
      return resolve
    },
    answer: (path: string, status: number) => void statuses.set(path, status),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}
