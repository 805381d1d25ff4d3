import { listPackageFacts, type PackageFacts } from '#features/catalogue/reads-package-facts.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import type { EntryKindName } from './entry-folders.ts'

/** What a kind knows of its rows besides the entry itself. */
export type RowFacts = PackageFacts

const ofPackages = (ctx: Context, entryIds: readonly number[]) => {
  const now = ctx.clock.now()
  return listPackageFacts(ctx.db, { entryIds, now, today: kigaliDay(now) })
}

/** One query each for a page of rows. */
const kinds: Partial<Record<EntryKindName, (ctx: Context, entryIds: readonly number[]) => Promise<RowFacts[]>>> = {
  package: ofPackages,
  pilgrimage: ofPackages,
}

/** The facts of some entries of a kind, by their ids; none where the kind has none. */
export async function listRowFacts(ctx: Context, kind: EntryKindName, ids: readonly number[]): Promise<Map<number, RowFacts>> {
  const facts = ids.length > 0 ? await kinds[kind]?.(ctx, ids) : undefined
  return new Map(facts?.map((row) => [row.entryId, row]))
}
