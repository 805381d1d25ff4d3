import { randomUUID } from 'node:crypto'
import { addProposal } from '#features/proposals/add-proposal.server.ts'
import { proposalCode } from '#features/proposals/proposal-code.server.ts'
import { noLoaderCache } from '#platform/cache/loader-cache.server.ts'
import type { Context } from '#platform/context.ts'
import { priceVersion } from '../price-version.ts'
import type { TripRow } from '../reads.server.ts'
import type { TripVersion } from '../trip-version.ts'
import { proposalContentOf } from './proposal-content-of.ts'
import { proposalSaleOf } from './proposal-sale-of.server.ts'
import { readProposalFacts } from './read-proposal-facts.server.ts'

/**
 * Shows a version as its customer would read it: it is sent in a transaction, `look` reads by that context, and the transaction is rolled back. Undefined where it
 * has no price.
 */
export async function previewProposal<Seen>(
  ctx: Context,
  { trip, version }: { trip: TripRow; version: TripVersion },
  look: (code: string, ctx: Context) => Promise<Seen>,
): Promise<Seen | undefined> {
  const priced = priceVersion(version)
  if (!priced.done) return undefined
  const facts = await readProposalFacts(ctx.db, version)
  let seen: Seen | undefined
  try {
    await ctx.db.transaction().execute(async (tx) => {
      const at = await ctx.clock.in(tx)
      const id = randomUUID()
      await addProposal(tx, {
        ...{ id, reference: 'PREV-2345', customer: trip.customer, greeting: '', language: 'en', sentAt: at, sentBy: null },
        ...{ tripId: trip.id, versionId: version.id, enquiryId: trip.enquiryId },
        endsAt: new Date(at.getTime() + 14 * 24 * 3_600_000),
        content: proposalContentOf(trip.title, version, priced.value, facts),
        sale: proposalSaleOf(version, facts),
      })
      const code = proposalCode(ctx.config.secret, { id, reference: 'PREV-2345', keyVersion: 1 })
      seen = await look(code, { ...ctx, db: tx, loaderCache: noLoaderCache })
      throw lookedAt
    })
  } catch (error) {
    if (error !== lookedAt) throw error
  }
  return seen
}

const lookedAt = new Error('Looked at, and rolled back')
