import node from '@astrojs/node'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'

import { buildTarget } from './scripts/browser-levels.ts'
import { leftAsWritten, olderBrowsers } from './scripts/older-browsers.ts'
import { oneServer } from './scripts/one-server.ts'
import { reactOnServer } from './scripts/react-on-server.ts'
import { clientDirectives } from './src/islands/directives/integration.ts'
import { loadEnv } from './src/server/core/start/load-env.ts'
import { devServices } from './src/server/dev-services.ts'

const modules = (...names) => new RegExp(`(?:${names.join('|')})\\.(?:ts|js)`)

/** What nearly every page loads at once; the bundler's own helper is in it for every import(). */
const shell = modules(
  'vite/preload-helper',
  '/src/islands/(?:catalogue/strips|directives/(?:first-touch|island-lost)|shell/(?:boot|picture-transition))',
  '/src/lib/(?:cart/store/begun-lines-key|chat/begun-chat-key)',
  '/src/lib/core/(?:[a-z]+/)?(?:leaving-place|reached|safe-storage|shown|sign-in-pages|signed-in-hint|toasts)',
  '/src/lib/(?:format/rupiah|identity/store/who(?:-is-here)?|notification/counters|search/store/search-tab)'
)

/** What asks the server: for members at once, for guests with the first island that needs it. */
const requesting = modules(
  '/src/lib/core/(?:[a-z]+/)?(?:api-error|browser-errors|call|personal-storage|worker-pages|limited-signal|no-answer|our-fault|person|server-time|sign-in-browser|signature-headers|wire)',
  '/src/lib/identity/store/session'
)

/** What every island stands on. Forty small files cost more in headers than in code (home 138 kB, now 126). */
const library =
  /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|@nanostores\/(?:react|query|persistent))\//
/** What public pages draw with; a page that is somebody's own brings the icons that it has besides. */
const publicIcons = new RegExp(
  `/lucide-react/dist/esm/(?:(?!icons/)|icons/(?:${[
    'arrow-left|badge-check|bell|bell-off|check-check|chevron-(?:down|left|right)|cloud-off|eye|eye-off|hand-coins',
    'layout-grid|locate-fixed|map-pin|message-circle|minus|package|plus|rotate-ccw-clock|scale|search|shield-check|shopping-cart|star',
    'store|tag|trash|truck|wifi-off|x'
  ].join('|')})\\.)`
)
/** Icons of chat alone: with those of all account pages it would load twice as much. */
const chatIcons =
  /\/lucide-react\/dist\/esm\/icons\/(?:ban|clock-3|ellipsis-vertical|flag|headset|image-(?:off|up)|message-square-off|messages-square|paperclip|refresh-cw|send-horizontal)\./
/** Photos of messages, which complaints show too: beside the chat's icons they are no files of their own. */
const chatPhotos = modules('/src/islands/chat/(?:PhotoPreview|PhotoViewer|use-blob-address)')
const chat = new RegExp(`${chatIcons.source}|${chatPhotos.source}`)
const icons = /node_modules\/lucide-react\//
const common = modules(
  '/src/components/(?:catalogue/Photo|ui/FoldArrow)',
  '/src/lib/identity/store/(?:channels|live)',
  '/src/components/ui/(?:Button|EmptyNote|button-class|clear-label|retry-label)',
  '/src/islands/shell/(?:CategoryLinks|use-hover-open)',
  '/src/islands/ui/(?:Dialog|LoadError|RetryButton|Tabs|second-tap|back-closes|move-focus|use-(?!submission)[a-z-]+)',
  '/src/lib/core/(?:[a-z]+/)?(?:analytics|arrival|brand|consent|fetched|idempotency-key|later|persistent|last-tap|list-paging|paths|refetch|tab-answer)',
  '/src/lib/format/(?:counts|measures|no-break|photo|place|relative|weight)',
  '/src/lib/notification/store/(?:arrivals|refresh-counters)',
  '/src/lib/(?:catalogue|product)/(?:category-(?:store|tree)|price|sale-units|texts|unit-price|used-vouchers|viewed)',
  '/src/lib/(?:cart/store/(?:begun-purchase|not-added)|voucher/worth)'
)
/** What a product's page and the way to the payment share: small files, whose headers cost more than their code. */
const buying = modules(
  '/src/lib/(?:address|shipping)/texts',
  '/src/lib/cart/store/(?:checkout-draft|add-item)',
  '/src/lib/product/(?:store|errors|quantity)',
  '/src/lib/identity/store/stored-purchase-sign-in',
  '/src/lib/shipping/store/estimate',
  '/src/islands/(?:address/NoAddress|ui/Quantity)'
)
/** What the tabs of a member share: their one socket. */
const socket = modules(
  '/src/lib/core/browser/(?:leading-socket|open-shared-socket|realtime|shared-socket|socket-options|tab-election)'
)

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
  build: { inlineStylesheets: 'never', assets: 'assets' },
  devToolbar: { enabled: false },
  vite: {
    plugins: [oneServer(), tailwindcss(), olderBrowsers()],
    build: { assetsInlineLimit: 0, cssTarget: buildTarget },
    css: { lightningcss: { exclude: leftAsWritten } },
    environments: {
      client: {
        build: {
          // One file for each: small ones cost more in headers than in code.
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'shell', test: shell },
                  { name: 'requesting', test: requesting },
                  { name: 'react', test: library },
                  { name: 'icons', test: publicIcons },
                  { name: 'socket', test: socket },
                  { name: 'common', test: common },
                  { name: 'buying', test: buying },
                  // After the others: a group takes along what its modules import and no earlier one has.
                  { name: 'chat-icons', test: chat },
                  { name: 'own-icons', test: icons }
                ]
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
