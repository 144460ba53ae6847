/** One schema.org description before it is serialized as JSON-LD. */
export type Thing = { '@type': string; [property: string]: unknown }
