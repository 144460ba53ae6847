// The service worker: shows pushes, and pages that were read again without a connection (core-66).

// `npm run build` writes the build's name here (scripts/worker.ts): a new build is a new worker. Without one, in
// development, no page is kept: what is seen is what the sources say.
const build = 'dev'

self.importScripts(`/sw-push.js?${build}`)
if (build !== 'dev') {
  self.build = build
  self.importScripts(`/sw-rules.js?${build}`, `/sw-pages.js?${build}`)
}
