import type { AstroIntegration } from 'astro'

/** Adds `client:interaction` (loads when somebody is about to use it) and `client:approach` (when it comes near). */
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
