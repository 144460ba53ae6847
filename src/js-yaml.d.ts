/** What of js-yaml is used here: the package has no types of its own. */
declare module 'js-yaml' {
  type Schema = object
  /** YAML's own scalars alone: no timestamps, no merges. */
  export const CORE_SCHEMA: Schema
  export function load(text: string, options: { schema: Schema }): unknown
}
