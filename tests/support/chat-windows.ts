import { type Browser, chromium, type Locator, type Page } from '@playwright/test'

import { browserFlags, lightBrowser } from './chromium.ts'
import { opsToken } from './environment.ts'

/** A browser of its own, as of another device: `port` is how it reaches the site, whatever its address says. */
type Way = { address: string; port: number }

/** A person who writes in a thread, in a browser. */
export type Writer = {
  page: Page
  /** Writes the next texts, or tries again what was not sent; does nothing while something is being sent. */
  act: (next: () => string | undefined) => Promise<void>
  /** Whether everything written was sent. */
  isDone: () => Promise<boolean>
  /** The texts of the thread from the top to the end, as windows that overlap. */
  shown: () => Promise<string[][]>
  close: () => Promise<void>
}

async function open({ address, port }: Way, options: Parameters<Browser['newContext']>[0]) {
  const { host } = new URL(address)
  const browser = await chromium.launch({
    executablePath: lightBrowser(),
    args: [...browserFlags, `--host-resolver-rules=MAP ${host} 127.0.0.1:${port}`]
  })
  const context = await browser.newContext({
    ...options,
    baseURL: address,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta'
  })
  return { browser, page: await context.newPage() }
}

/** A buyer with a phone, in the thread of a conversation. */
export async function openBuyer(
  way: Way,
  cookies: ReadonlyMap<string, string>,
  conversation: number
): Promise<Writer> {
  const { browser, page } = await open(way, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true
  })
  await page
    .context()
    .addCookies([...cookies].map(([name, value]) => ({ name, value, url: way.address, httpOnly: false })))
  await page.goto(`/chat/${conversation}`)
  const field = page.getByRole('textbox', { name: 'Tulis pesan' })
  const thread = page.getByRole('region', { name: 'Pesan', exact: true })
  await thread.waitFor()
  return {
    page,
    async act(next) {
      const text = next()
      if (text === undefined) return
      await field.fill(text)
      await field.press('Enter')
      await page.waitForFunction(
        area => (area as HTMLTextAreaElement).value === '',
        await field.elementHandle()
      )
    },
    isDone: () => page.evaluate(waitingRecords).then(waiting => waiting === 0),
    shown: () => windowsOf(thread),
    close: () => browser.close()
  }
}

/** How many messages this browser still has to send. Runs in the page. */
function waitingRecords(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('waiting', 1)
    opening.addEventListener('error', () => reject(opening.error as Error))
    opening.addEventListener('success', () => {
      const count = opening.result.transaction('records').objectStore('records').count()
      count.addEventListener('success', () => {
        opening.result.close()
        resolve(count.result)
      })
    })
  })
}

/** An operator at a desktop, with the same conversation open in the console. */
export async function openOperator(way: Way, conversation: number): Promise<Writer> {
  const { browser, page } = await open(way, { viewport: { width: 1366, height: 900 } })
  await page.goto('/ops')
  await page.getByLabel('Token operator').fill(opsToken)
  await page.getByRole('button', { name: 'Buka konsol' }).click()
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await page.locator(`[data-chat="${conversation}"]`).click()
  const frame = page.getByRole('region', { name: /^Percakapan dengan / })
  const thread = frame.getByRole('region', { name: 'Pesan', exact: true })
  await thread.waitFor()
  const field = frame.getByRole('textbox', { name: /^Balas / })
  const state = () =>
    field.evaluate(area => {
      const { value, readOnly } = area as HTMLTextAreaElement
      return { value, isSending: readOnly }
    })
  return {
    page,
    async act(next) {
      const { value, isSending } = await state()
      if (isSending) return
      const text = value || next()
      if (text === undefined) return
      if (!value) await field.fill(text)
      await field.press('Enter')
    },
    isDone: () => state().then(({ value }) => value === ''),
    shown: () => windowsOf(thread),
    close: () => browser.close()
  }
}

/** Scrolls through a thread of which only the rows near the screen may be in the page. */
const windowsOf = (thread: Locator): Promise<string[][]> =>
  thread.evaluate(async scroller => {
    const drawn = async () => {
      for (let frame = 0; frame < 4; frame += 1) await new Promise(resolve => requestAnimationFrame(resolve))
    }
    const read = () =>
      [...scroller.querySelectorAll('ol > li')].flatMap(
        row => /(?:beli|jual) \d{3}/.exec(row.textContent)?.[0] ?? []
      )
    // A reversed list counts from its end.
    const isReversed = getComputedStyle(scroller).flexDirection === 'column-reverse'
    const highest = () => scroller.scrollHeight - scroller.clientHeight
    const place = () => (isReversed ? highest() + scroller.scrollTop : scroller.scrollTop)
    const go = async (to: number) => {
      scroller.scrollTop = isReversed ? to - highest() : to
      await drawn()
    }
    await go(0)
    const windows = [read()]
    while (place() < highest() - 1) {
      await go(place() + scroller.clientHeight / 2)
      windows.push(read())
    }
    return windows
  })
