/** One description for search engines (schema.org), before it becomes JSON-LD. */
export type Thing = { '@type': string; [property: string]: unknown }
