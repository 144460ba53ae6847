// The service worker: shows push messages, and read pages offline (core-66).

// `npm run build` inserts the build's name (scripts/worker.ts), so each build is a new worker. Without one, in
// development, no page is cached, so that source changes show.
const build = 'dev'

self.importScripts(`/sw-push.js?${build}`)
if (build !== 'dev') {
  self.build = build
  self.importScripts(`/sw-rules.js?${build}`, `/sw-pages.js?${build}`)
}
