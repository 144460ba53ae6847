import type { AddressInfo } from 'node:net'

import type { AstroIntegration } from 'astro'

/**
 * Starts the services, the demo market, the jobs and the websocket next to Vite, because `npm run dev` does not use our
 * own server.
 */
export function devServices(): AstroIntegration {
  let isDev = false
  return {
    name: 'baba-bangunan:dev-services',
    hooks: {
      'astro:config:setup'({ command }) {
        isDev = command === 'dev'
      },
      'astro:server:setup': async ({ server }) => {
        // A build and `astro check` also open a Vite server, to read the content's types.
        if (!isDev) return
        const { loadEnv } = await import('./core/start/load-env.ts')
        loadEnv()
        const { startServices } = await import('./start-services.ts')
        const { exitWithStartError } = await import('./core/start/start-error.ts')
        const { setServices } = await import('./core/platform/services.ts')
        const { applyReference } = await import('./reference/apply.ts')
        const { announce, prepareDemo, seedAtFirstStart } = await import('./demo-market.ts')
        const { startJobs } = await import('./jobs.ts')
        const services = await startServices().catch(exitWithStartError)
        setServices(services)
        await seedAtFirstStart(services)
        if (!services.config.apiBackendUrl) await applyReference(services.db)
        const demo = await prepareDemo(services)
        const jobs = services.config.apiBackendUrl ? undefined : startJobs(services)
        const stop = async () => {
          await demo?.stop()
          await jobs?.stop()
          await services.close()
        }
        const { httpServer } = server
        if (httpServer) services.realtime.attach(httpServer as never)
        httpServer?.once('listening', () => {
          const { port } = httpServer.address() as AddressInfo
          announce(services.config, `http://localhost:${port}`)
          demo?.begin()
        })
        httpServer?.once('close', () => void stop())
      }
    }
  }
}
