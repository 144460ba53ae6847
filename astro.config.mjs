import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'

import { clientDirectives } from './src/islands/directives/integration.ts'
import { devServices } from './src/server/dev-services.ts'

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), clientDirectives(), devServices()],
  // The API checks Origin itself (one place for pages and API); Astro's check would answer in English.
  security: { checkOrigin: false, csp: true },
  cache: {
    provider: {
      name: 'page-store',
      entrypoint: new URL('./src/server/page-cache-provider.ts', import.meta.url)
    }
  },
  trailingSlash: 'ignore',
  build: { inlineStylesheets: 'never', assets: 'assets' },
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss()],
    build: { assetsInlineLimit: 0 },
    ssr: {
      external: ['@electric-sql/pglite', 'sharp', '@node-rs/argon2', 'pino', 'postgres', 'ioredis', 'ws']
    }
  }
})
