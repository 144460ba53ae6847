import react from '@astrojs/react/server.js'
import type { AstroComponentMetadata } from 'astro'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Slots = Record<string, string>

/** React asks for pictures before the elements that show them: twice the bytes, and no sooner in a page that is complete. */
const preloads = /<link rel="preload"[^<>]*>/g

/**
 * How Astro renders React on the server. What becomes an island in the browser is rendered as its integration does it.
 * All else is plain HTML: rendered at once, without a stream and without first rendering it to see whether it is
 * React, which takes a page of forty cards twice its time.
 */
export default {
  ...react,
  check: (component: unknown) => typeof component !== 'string',
  renderToStaticMarkup(
    this: unknown,
    component: ComponentType<Record<string, unknown>>,
    props: Record<string, unknown>,
    slots: Slots,
    metadata: AstroComponentMetadata | undefined
  ) {
    if (metadata?.hydrate) return react.renderToStaticMarkup.call(this, component, props, slots, metadata)
    const html = renderToStaticMarkup(createElement(component, { ...props, ...slotted(slots) }))
    return { html: html.replaceAll(preloads, '') }
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
