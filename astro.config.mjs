import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'

import { clientDirectives } from './src/islands/directives/integration.ts'
import { devServices } from './src/server/dev-services.ts'

/** What every page's shell loads at once, and islands share; the bundler's own helper is in it for every import(). */
const shellModules =
  /vite\/preload-helper|\/src\/(?:islands\/(?:directives\/island-lost|shell\/(?:boot|picture-transition))|lib\/(?:core\/(?:call|kept|paths|safe-storage|shown|toasts)|format\/rupiah|identity\/store\/session|notification\/store))\.(?:ts|js)/

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), clientDirectives(), devServices()],
  // The API checks Origin itself (one place for pages and API); Astro's check would answer in English.
  security: { checkOrigin: false, csp: true },
  cache: {
    provider: {
      name: 'page-store',
      entrypoint: new URL('./src/server/core/page/cache-provider.ts', import.meta.url)
    }
  },
  trailingSlash: 'ignore',
  build: { inlineStylesheets: 'never', assets: 'assets' },
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss()],
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          // What every page's shell needs is one file: eight small ones cost more in headers than in code.
          rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', test: shellModules }] } } }
        }
      }
    },
    ssr: {
      external: ['@electric-sql/pglite', 'sharp', '@node-rs/argon2', 'pino', 'postgres', 'ioredis', 'ws']
    }
  }
})
