import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/** Astro's integration of React, with our way to render on the server (src/components/react-renderer.ts). */
export function reactOnServer(): AstroIntegration {
  const integration = react()
  const setUp = integration.hooks['astro:config:setup']
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': options =>
        setUp?.({
          ...options,
          addRenderer: renderer =>
            options.addRenderer({
              ...renderer,
              serverEntrypoint: new URL('../src/components/react-renderer.ts', import.meta.url)
            })
        })
    }
  }
}
