import node from '@astrojs/node'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'

import { buildTarget } from './scripts/browser-levels.ts'
import { islandFiles } from './scripts/island-files.ts'
import { leftAsWritten, olderBrowsers } from './scripts/older-browsers.ts'
import { oneServer } from './scripts/one-server.ts'
import { reactOnServer } from './scripts/react-on-server.ts'
import { scriptGroups } from './scripts/script-groups.ts'
import { clientDirectives } from './src/islands/directives/integration.ts'
import { loadEnv } from './src/server/core/start/load-env.ts'
import { devServices } from './src/server/dev-services.ts'

/** Where `npm run dev` listens: where `npm start` does. */
function devServer() {
  loadEnv()
  const { HOST, PORT } = process.env
  // A PORT that is no number is told by the start of the services, with all other settings.
  return { host: HOST || 'localhost', port: Number(PORT) || 4321 }
}

export default defineConfig({
  server: ({ command }) => (command === 'dev' ? devServer() : {}),
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  integrations: [reactOnServer(), clientDirectives(), devServices()],
  // The API checks Origin itself (one place for pages and API); Astro's check would answer in English.
  security: { checkOrigin: false, csp: true },
  cache: {
    provider: {
      name: 'page-store',
      entrypoint: new URL('./src/server/core/page-cache/cache-provider.ts', import.meta.url)
    }
  },
  trailingSlash: 'ignore',
  // No text of ours has code; the highlighter's inline styles would be rejected by the security policy.
  markdown: { syntaxHighlight: false },
  build: { inlineStylesheets: 'never', assets: 'assets' },
  devToolbar: { enabled: false },
  vite: {
    plugins: [oneServer(), tailwindcss(), olderBrowsers(), islandFiles()],
    // In kB: the map's library, which is loaded where a map is opened, is the largest file.
    build: { assetsInlineLimit: 0, cssTarget: buildTarget, chunkSizeWarningLimit: 1300 },
    css: { lightningcss: { exclude: leftAsWritten } },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: scriptGroups
              }
            }
          }
        }
      }
    },
    ssr: {
      external: ['@electric-sql/pglite', 'sharp', '@node-rs/argon2', 'pino', 'postgres', 'ioredis', 'ws']
    }
  }
})
