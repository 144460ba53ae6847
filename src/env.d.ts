import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** The value names a key of session storage: where it is kept, the island loads at once. */
    'client:interaction'?: boolean | string
    'client:approach'?: boolean
  }
}

declare global {
  namespace App {
    interface Locals {
      /** The visitor has asked for too much: seconds to wait, and the address to come back to. */
      limited?: { seconds: number; address: string }
    }
  }
}
