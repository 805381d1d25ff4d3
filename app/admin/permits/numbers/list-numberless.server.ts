import { listPapers } from '#features/travellers/list-papers.server.ts'
import type { Context } from '#platform/context.ts'
import { readNumberable } from './check-lines.server.ts'
import type { Scope } from './numbers-path.ts'

/** A traveller whose permit has no number. Without a name, in the booking or the passport, none can be entered. */
export type Numberless = { who: string; bookingId: string; name: string; isNamed: boolean }

/** So many have a field at once. */
const mostFields = 60

/**
 * Whose permits of a day have no number, by booking and place, and how many more there are. Of several days nobody: one traveller may have a permit on
 * each.
 */
export async function listNumberless(ctx: Context, scope: Scope): Promise<{ rows: Numberless[]; more: number }> {
  if (scope.day === null) return { rows: [], more: 0 }
  const { permits } = await readNumberable(ctx)
  const order = permits
    .filter(({ feeId, day, number }) => number === null && feeId === scope.feeId && day === scope.day)
    .map(({ need }) => need)
    .toSorted((a, b) => compare(a.reference, b.reference) || a.position - b.position)
  const shown = order.slice(0, mostFields)
  const papers = await listPapers(ctx.db, [...new Set(shown.map(({ bookingId }) => bookingId))])
  const papersOf = new Map(papers.map((one) => [`${one.bookingId} ${one.position}`, one]))
  const rows = shown.map(({ reference, position, bookingId }) => {
    const { name = null, passportName = null } = papersOf.get(`${bookingId} ${position}`) ?? {}
    return { who: `${reference}/${position}`, bookingId, name: name ?? '', isNamed: name !== null || passportName !== null }
  })
  return { rows, more: order.length - shown.length }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
