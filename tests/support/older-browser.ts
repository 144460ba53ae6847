import { expect, type Page } from '@playwright/test'

import { newerApis, newerSelectors } from '../../scripts/lint/newer-apis.ts'

type Lacking = { apis: readonly string[]; selectors: readonly string[] }

/** An API that every browser of the older level has, and one that a too old browser lacks. */
const neededApis = ['Array.prototype.findLast', 'Object.hasOwn', 'CSSLayerBlockRule']

/** Runs in the page, before its scripts: removes these. */
function takeAway({ apis, selectors }: Lacking): void {
  for (const api of apis) {
    const path = api.split('.')
    const name = path.pop() ?? ''
    const owner = path.reduce<object | undefined>(
      (at, part) => Reflect.get(at ?? {}, part) as object,
      globalThis
    )
    // A global may be the window's own or its prototype's.
    for (let at = owner; at; at = path.length > 0 ? undefined : Object.getPrototypeOf(at)) {
      Reflect.deleteProperty(at, name)
    }
  }
  const methods = ['matches', 'closest', 'querySelector', 'querySelectorAll']
  for (const owner of [Element, Document, DocumentFragment].map(({ prototype }) => prototype as object)) {
    for (const name of methods.filter(method => method in owner)) {
      const real = Reflect.get(owner, name) as (selector: string) => unknown
      Reflect.set(owner, name, function (this: unknown, selector: string) {
        const unknown = selectors.find(one => String(selector).includes(one))
        if (unknown) throw new DOMException(`${unknown} is not a valid selector`, 'SyntaxError')
        return real.call(this, selector)
      })
    }
  }
}

/**
 * The page's browser lacks everything that some browser of the older level lacks. Only that is emulated: the engine
 * still reads newer syntax and newer style sheets (tests/site/older-browsers.test.ts reads the built files).
 */
export async function becomeOlder(page: Page, isTooOld = false): Promise<void> {
  const apis = newerApis.map(({ api }) => api).concat(isTooOld ? neededApis : [])
  await page.addInitScript(takeAway, { apis, selectors: newerSelectors })
}

/** Fails if the browser still has something that it should lack. */
export async function expectOlder(page: Page): Promise<void> {
  const left = await page.evaluate(
    apis =>
      apis.filter(api => {
        const path = api.split('.')
        const name = path.pop() ?? ''
        const owner = path.reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], globalThis)
        return owner !== undefined && name in (owner as object)
      }),
    newerApis.map(({ api }) => api)
  )
  expect(left).toEqual([])
}
