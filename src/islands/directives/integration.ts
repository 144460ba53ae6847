import type { AstroIntegration } from 'astro'

/** Adds `client:interaction` (loads when the island is about to be used) and `client:approach` (when it comes near). */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'baba-bangunan:client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/directives/interaction.ts' })
        addClientDirective({ name: 'approach', entrypoint: './src/islands/directives/approach.ts' })
      }
    }
  }
}
