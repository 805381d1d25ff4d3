import { loadPermitBooks } from '#features/bookings/permits/load-permit-books.server.ts'
import { listKnownNumbers } from '#features/permits/reads-numbers.server.ts'
import { checkNumbers, type LineVerdict, type NamedNeed } from '#features/permits/rules/numbers-in-bulk.ts'
import type { PastedLine } from '#features/permits/rules/pasted-lines.ts'
import { listPapers } from '#features/travellers/list-papers.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { permitNumberWords } from '../../../words/admin/permits/permit-numbers.ts'
import { type Scope, scopeValue } from './numbers-path.ts'

/** Permits that can be given numbers now, with whom they cover. */
export async function readNumberable({ db, clock }: Context) {
  const books = await loadPermitBooks(db, clock.now())
  const needById = new Map(books.needs.map((need) => [need.id, need]))
  const permits = books.permits.flatMap((permit) => {
    const need = needById.get(books.cover.needOf.get(permit.id) ?? 0)
    return need && (permit.state === 'paid' || permit.state === 'deposited') ? [{ ...permit, purchaseId: need.id, need }] : []
  })
  return { ...books, permits }
}

/** What a list of numbers may be for: each fee with permits that have none, on each day and on all. The next visit is the first. */
export async function listScopes(ctx: Context, read: ReadWords): Promise<{ value: string; words: string }[]> {
  const words = read(permitNumberWords)
  const { permits, fees } = await readNumberable(ctx)
  const missing = permits.filter(({ number }) => number === null)
  const order = missing.toSorted((a, b) => (a.day === b.day ? (a.feeId < b.feeId ? -1 : 1) : a.day < b.day ? -1 : 1))
  return [...Map.groupBy(order, ({ feeId }) => feeId)].flatMap(([feeId, ofFee]) => {
    const permit = fees[feeId]?.name ?? feeId
    const days = [...Map.groupBy(ofFee, ({ day }) => day)]
    return [
      ...days.map(([day, all]) => ({
        value: scopeValue({ feeId, day }),
        words: words.ofDay({ permit, day: read.format.shortDate(day), count: all.length }),
      })),
      { value: scopeValue({ feeId, day: null }), words: words.allDays({ permit, count: ofFee.length }) },
    ]
  })
}

export type CheckedLine = PastedLine & {
  verdict: LineVerdict['verdict']
  text: string
  /** Whether somebody may have it written; what is found without a doubt is ticked at first. */
  mayWrite: boolean
  isSure: boolean
  permitId: number
  needId: number
}

/** What each line would do, in words, without doing it. */
export async function checkLines(
  ctx: Context,
  read: ReadWords,
  lines: readonly PastedLine[],
  scope: Scope,
): Promise<CheckedLine[]> {
  const { permits, fees, needs } = await readNumberable(ctx)
  const own = permits.filter(({ feeId, day }) => feeId === scope.feeId && (scope.day === null || day === scope.day))
  const ofScope = needs.filter(({ feeId, day }) => feeId === scope.feeId && (scope.day === null || day === scope.day))
  const papers = await listPapers(ctx.db, [...new Set(ofScope.map(({ bookingId }) => bookingId))])
  const papersOf = new Map(papers.map((one) => [`${one.bookingId} ${one.position}`, one]))
  const named: NamedNeed[] = ofScope.map(({ id, reference, position, bookingId }) => {
    const { name, passportName } = papersOf.get(`${bookingId} ${position}`) ?? {}
    return { id, reference, position, names: [name, passportName].filter((one) => typeof one === 'string') }
  })
  const stored = await listKnownNumbers(
    ctx.db,
    lines.map(({ number }) => ({ feeId: scope.feeId, number })),
  )
  const referenceOf = new Map(needs.map(({ id, reference }) => [id, reference]))
  const known = stored.map(({ number, permitId, lotId, day, purchaseId }) => ({
    ...{ number, permitId, lotId, day, reference: referenceOf.get(purchaseId ?? 0) ?? null },
  }))
  const pattern = fees[scope.feeId]?.numberPattern ?? ''
  const needOf = new Map(own.map(({ id, need }) => [id, need]))
  return checkNumbers(lines, { needs: named, permits: own, known, pattern }).map((line) => {
    const { line: nth, who, position, number } = line
    const permitId = 'permitId' in line ? line.permitId : 0
    const need = needOf.get(permitId)
    // A permit with a number is in somebody's name: who has none is named on the booking first.
    const isNameless = need !== undefined && named.some(({ id, names }) => id === need.id && names.length === 0)
    const mayWrite =
      !isNameless && (line.verdict === 'found' || line.verdict === 'by-name-alone' || line.verdict === 'odd-pattern')
    const person = need ? `${need.reference}/${need.position}` : who
    const text = isNameless ? read(permitNumberWords).verdicts.nameless({ who: person }) : verdictText(read, line, person)
    return {
      ...{ line: nth, who, position, number, verdict: line.verdict, mayWrite, isSure: mayWrite && line.verdict === 'found' },
      ...{ permitId, needId: need?.id ?? 0, text },
    }
  })
}

function verdictText(read: ReadWords, line: LineVerdict, who: string): string {
  const { verdicts, noBooking, ofBooking } = read(permitNumberWords)
  switch (line.verdict) {
    case 'found':
    case 'by-name-alone':
    case 'odd-pattern':
      return verdicts[line.verdict]({ who })
    case 'unknown':
      return verdicts[line.because]
    case 'has-number':
      return verdicts['has-number']({ number: line.ownNumber })
    case 'number-known': {
      if ('line' in line.known) return verdicts['in-line']({ line: line.known.line })
      const day = read.format.shortDate(line.known.day)
      const { reference } = line.known
      return verdicts['number-known']({ where: reference ? ofBooking({ reference, day }) : noBooking({ day }) })
    }
    case 'too-many':
      return verdicts['too-many']
    case 'malformed':
      return verdicts.malformed
  }
}
