import { buildWhereStale } from '../../scripts/site.ts'

/** Proofs of pages run on the built site: it is rebuilt if its sources have changed. */
export default function buildSite(): void {
  buildWhereStale()
}
