import type { Problem } from '#features/content/entry.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { readContent } from '#features/content/problems-of.ts'
import { listMinimumsAhead } from '#features/departures/reads-packages.server.ts'
import { PackageSchema } from '#features/packages/package-content.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import { type Undercut, undercutsAhead } from '#features/pricing/packages/private-undercuts.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { moneyText, roundHalfAway, usd } from '#values/money.ts'

/**
 * A kind of package whose checks warn, without refusing, where a private trip costs less than joining a departure ahead: the
 * operator may intend it.
 */
export const warnOfUndercuts = (kind: EntryKind): EntryKind => ({
  ...kind,
  async check(db, content, over) {
    const problems = await kind.check(db, content, over)
    const { value } = readContent(PackageSchema, content)
    if (!value?.bookable || over?.liveId === undefined) return problems
    const id = Number(over.liveId)
    const minimums = await minimumsOf(db, id, over.now)
    if (minimums.length === 0) return problems
    const catalogue = await listVisitorFees(db)
    const fees = value.fees.flatMap(({ feeId, ...needed }) => {
      const fee = catalogue.get(feeId)
      return fee ? [{ ...fee, ...needed }] : []
    })
    const rates = { ...value, fees }
    return [...problems, ...notesOf(undercutsAhead(rates, minimums, value.groupMax, kigaliDay(over.now)))]
  },
})

const minimumsOf = async (db: Db, id: number, now: Date): Promise<readonly number[]> =>
  (await listMinimumsAhead(db, [id], kigaliDay(now))).get(id) ?? []

/** One note for all of them: from which party on, and where it is the most; the table beside the editor has the rest. */
function notesOf(undercuts: readonly Undercut[]): Problem[] {
  const cases = undercuts.flatMap(({ sizes, ...of }) => sizes.map((row) => ({ ...of, ...row, lessMinor: lessEach(row) })))
  const [most] = cases.toSorted((a, b) => b.lessMinor - a.lessMinor)
  if (!most) return []
  const { comfort, season, size } = most
  const from = Math.min(...cases.map((one) => one.size))
  const facts = { from, less: moneyText(usd(most.lessMinor)), comfort, season, size }
  return [{ path: 'prices', reason: 'private-undercuts', grave: false, facts }]
}

const lessEach = ({ size, privateMinor, joinMinor }: Undercut['sizes'][number]) =>
  roundHalfAway((joinMinor - privateMinor) / size)
