import { buildWhereStale } from '../../scripts/site.ts'

/** Proofs of pages run on the built site: it is built where its sources changed since. */
export default function buildSite(): void {
  buildWhereStale()
}
