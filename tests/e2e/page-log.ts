import type { Page } from '@playwright/test'

/** How much of it a failed journey prints. */
const maxLines = 60

/** What a page did before its journey failed: addresses, loads and answers of the server, newest last. */
export function pageLog(page: Page): () => string {
  const lines: string[] = []
  const note = (line: string) => {
    lines.push(`${new Date().toISOString()}  ${line}\n`)
    if (lines.length > maxLines) lines.shift()
  }
  page.on('request', request => request.isNavigationRequest() && note(`asks for the page ${request.url()}`))
  page.on('framenavigated', frame => frame === page.mainFrame() && note(`shows ${frame.url()}`))
  page.on('domcontentloaded', () => note('read'))
  page.on('load', () => note('loaded'))
  page.on('response', answer => {
    if (answer.url().includes('/api/'))
      note(`${answer.status()} ${answer.request().method()} ${answer.url()}`)
  })
  page.on('requestfailed', request => note(`failed ${request.method()} ${request.url()}`))
  return () => lines.join('')
}
