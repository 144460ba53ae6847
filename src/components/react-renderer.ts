import react from '@astrojs/react/server.js'
import type { AstroComponentMetadata } from 'astro'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import { PageIcon, PageIcons } from '#components/ui/PageIcon.tsx'

type Slots = Record<string, string>
type Props = Record<string, unknown>

/** React asks for pictures before the elements that show them: twice the bytes, and no sooner in a page that is complete. */
const preloads = /<link rel="preload"[^<>]*>/g
/** What a sheet says of every icon (frame.css): a hundred of them would repeat it. */
const iconLooks =
  / xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="24" height="24"( viewBox="[\d ]+") fill="none" stroke="currentColor"( stroke-width="[\d.]+") stroke-linecap="round" stroke-linejoin="round" class="lucide(?: lucide-[a-z\d-]+)*/g
/** What an icon keeps of them: its shape, and strokes of another width. */
const ownLooks = (_: string, shape: string, stroke: string) =>
  `${shape}${stroke === usualStroke ? '' : stroke} class="lucide`
const usualStroke = ' stroke-width="2"'
/** How React marks a part that waits for something, which only a stream can bring. */
const waiting = /<!--\$[?!]/

/**
 * How Astro renders React on the server. What becomes an island in the browser is rendered at once if it waits for
 * nothing, otherwise as a stream, as its integration does it. All else is plain HTML: rendered at once and without
 * first rendering it to see whether it is React, which takes a page of forty cards twice its time.
 */
export default {
  ...react,
  check: (component: unknown) => typeof component !== 'string',
  renderToStaticMarkup(
    this: unknown,
    component: ComponentType<Props>,
    props: Props,
    slots: Slots,
    metadata: AstroComponentMetadata | undefined
  ) {
    if (metadata?.hydrate) {
      return (
        islandAtOnce(this, component, props, slots) ??
        react.renderToStaticMarkup.call(this, component, props, slots, metadata)
      )
    }
    return isDrawing(component) && Object.keys(slots).length === 0
      ? drawn(component, props)
      : plainHtml(component, { ...props, ...slotted(slots) })
  }
}

function plainHtml(component: ComponentType<Props>, props: Props): { html: string } {
  const html = renderToStaticMarkup(createElement(component, props))
  return { html: html.replaceAll(preloads, '').replaceAll(iconLooks, ownLooks) }
}

/** What all icons of the library are, and nothing else of ours. */
const forwarded = Symbol.for('react.forward_ref')
/** An icon, or the drawings of all pages: its properties alone say how it looks. */
const isDrawing = (component: object): boolean =>
  component === PageIcon || component === PageIcons || Reflect.get(component, '$$typeof') === forwarded

/** Number of drawings that a process caches: of each icon as many as there are places with other looks. */
const maxDrawings = 500
const drawings = new Map<unknown, Map<string, { html: string }>>()
let cached = 0

/** A drawing as it was rendered for the page before: a page has forty, and each would take React as long as a small island. */
function drawn(component: ComponentType<Props>, props: Props): { html: string } {
  const key = JSON.stringify(props)
  const known = drawings.get(component)?.get(key)
  if (known) return known
  const html = plainHtml(component, props)
  if (cached < maxDrawings) {
    cached += 1
    drawings.set(component, (drawings.get(component) ?? new Map<string, { html: string }>()).set(key, html))
  }
  return html
}

/** Islands of each page so far: their ids begin with their number, so that no two of a page are the same. */
const counts = new WeakMap<object, number>()

/**
 * An island without slots, or undefined where it waits for something; what fails here fails as a stream too, which
 * says why. The browser goes on with the same prefix of ids.
 */
function islandAtOnce(page: unknown, component: ComponentType<Props>, props: Props, slots: Slots) {
  const result = (page as { result?: object } | undefined)?.result
  if (!result || Object.keys(slots).length > 0) return undefined
  const number = counts.get(result) ?? 0
  counts.set(result, number + 1)
  const prefix = `i${number}`
  try {
    const html = renderToString(createElement(component, props), { identifierPrefix: prefix })
    return waiting.test(html) ? undefined : { html: html.replaceAll(preloads, ''), attrs: { prefix } }
  } catch {
    return undefined
  }
}

/** The HTML of slots as children and properties; Astro removes the elements that hold it. */
function slotted({ default: children, ...named }: Slots): Record<string, ReactNode> {
  const elements = Object.entries(named).map(([name, html]) => [name, htmlOf(html, name)] as const)
  return { ...Object.fromEntries(elements), ...(children !== undefined && { children: htmlOf(children) }) }
}

const htmlOf = (html: string, name?: string): ReactNode =>
  html.trim() === ''
    ? null
    : createElement('astro-static-slot', { name, dangerouslySetInnerHTML: { __html: html } })
