import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import WebSocket from 'ws'

import { findBrowser } from './chromium.ts'
import { scaled } from './machine-pace.ts'

/** Timeout of the browser's commands in milliseconds. */
const timeout = scaled(15_000)

type Message = { id?: number; result?: unknown; error?: { message: string } }
type Target = { targetId: string; type: string; subtype?: string; url: string }

/**
 * Chromium as people use it. The journeys' own driver disables prerendering and the back/forward cache, because it
 * could not follow them; here nothing is attached to a page except during a command.
 */
export async function openPlainBrowser(
  size: { width: number; height: number },
  flags: readonly string[] = []
) {
  const profile = mkdtempSync(join(tmpdir(), 'baba-browser-'))
  const browser = spawn(
    findBrowser(),
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `--window-size=${size.width},${size.height}`,
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-sync',
      '--disable-component-update',
      '--disable-background-networking',
      ...flags,
      'about:blank'
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] }
  )
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    browser.once('error', reject)
    browser.once('exit', () => reject(new Error(`Chromium ended: ${said.slice(-2_000)}`)))
    browser.stderr.on('data', (piece: Buffer) => {
      said = (said + piece.toString()).slice(-10_000)
      const found = /listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
  })
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map<number, (message: Message) => void>()
  socket.on('message', data => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
  })
  let last = 0
  const send = <T>(method: string, params: object = {}, sessionId?: string): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = (last += 1)
      const timer = setTimeout(() => reject(new Error(`${method} is not answered`)), timeout)
      waiting.set(id, ({ result, error }) => {
        clearTimeout(timer)
        waiting.delete(id)
        if (error) reject(new Error(`${method}: ${error.message}`))
        else resolve(result as T)
      })
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })

  /** The visible page: another target after a prerendered one took its place. */
  const seen = async (): Promise<Target> => {
    const { targetInfos } = await send<{ targetInfos: Target[] }>('Target.getTargets')
    const page = targetInfos.find(({ type, subtype }) => type === 'page' && !subtype)
    if (!page) throw new Error('No page is open')
    return page
  }
  const attached = async <T>(
    act: (command: <R>(method: string, params?: object) => Promise<R>) => Promise<T>
  ) => {
    const { targetId } = await seen()
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true
    })
    try {
      return await act((method, params) => send(method, params, sessionId))
    } finally {
      await send('Target.detachFromTarget', { sessionId }).catch(() => undefined)
    }
  }
  const run = <T>(expression: string): Promise<T> =>
    attached(async command => {
      const evaluation = { expression, returnByValue: true, awaitPromise: true }
      const { result } = await command<{ result: { value: T } }>('Runtime.evaluate', evaluation)
      return result.value
    })
  const centre = (selector: string) =>
    run<{ x: number; y: number }>(`(() => {
      const { left, top, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })()`)
  const mouse = async (types: string[], selector: string) => {
    const place = await centre(selector)
    await attached(async command => {
      for (const type of types) {
        const button = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }
        await command('Input.dispatchMouseEvent', { type, ...place, ...button })
      }
    })
  }
  return {
    /** Goes to an address, as by typing it. */
    goto: (url: string) => attached(command => command('Page.navigate', { url })),
    /** An expression's value on the visible page. */
    run,
    /** Its address, from the browser: a page that is being left answers nothing. */
    path: async () => {
      const { url } = await seen()
      return URL.canParse(url) ? new URL(url).pathname : url
    },
    hover: (selector: string) => mouse(['mouseMoved'], selector),
    click: (selector: string) => mouse(['mouseMoved', 'mousePressed', 'mouseReleased'], selector),
    async close() {
      await send('Browser.close').catch(() => undefined)
      socket.close()
      browser.kill()
      await new Promise(resolve => (browser.exitCode === null ? browser.once('exit', resolve) : resolve(0)))
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}
