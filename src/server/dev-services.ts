import type { AstroIntegration } from 'astro'

/** In `npm run dev` there is no server of our own: this starts the services and the websocket beside Vite. */
export function devServices(): AstroIntegration {
  return {
    name: 'baba-bangunan:dev-services',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const { startServices } = await import('./start-services.ts')
        const { setServices } = await import('#server/core/platform/services.ts')
        const services = await startServices()
        setServices(services)
        if (server.httpServer) services.realtime.attach(server.httpServer as never)
        server.httpServer?.once('close', () => void services.close())
      }
    }
  }
}
