import type { AuthorityTerms, AuthorityTermsFacts } from '#features/permits/authorities/authority-terms.ts'
import type { RefundSteps } from '#features/permits/authorities/refund-steps.ts'
import type { Moves, PermitTerms } from '#features/permits/permit-terms.ts'
import { visitTerms } from '#features/permits/refunds/refund.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { authorityTermWords } from '../../../words/admin/permits/authority-terms.ts'

/** 'From 1 July 2024', '1 July 2022 to 30 June 2024'. */
export const spanText = (read: ReadWords, { fromDay, toDay }: { fromDay: Day; toDay: Day | null }): string => {
  const words = read(authorityTermWords).days
  return toDay === null ? words.from({ day: read.format.day(fromDay) }) : words.until({ days: read.format.days(fromDay, toDay) })
}

/** The first letter of a sentence that begins with a figure or in the middle of the message. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function movesText(read: ReadWords, { untilDays, most, withinMonths, percents, latePercent }: Moves): string {
  const words = read(authorityTermWords).rows
  const amountText = (percent: number) => (percent === 0 ? words.free : words.share({ percent: read.format.percent(percent) }))
  const amounts = percents.map(amountText).reduce((first, next) => words.moveThen({ first, next }))
  const parts = [
    words.until({ days: untilDays }),
    words.costs({ amounts }),
    ...(latePercent === undefined ? [] : [words.late({ amount: amountText(latePercent) })]),
    ...(most === undefined ? [] : [words.most({ times: most })]),
    ...(withinMonths === undefined ? [] : [words.months({ months: withinMonths })]),
  ]
  return capital(parts.join('; '))
}

function namesText(read: ReadWords, { most, untilDays }: NonNullable<PermitTerms['names']>): string {
  const words = read(authorityTermWords).rows
  const parts = [
    ...(most === undefined ? [] : [words.most({ times: most })]),
    ...(untilDays === undefined || most === 0 ? [] : [words.until({ days: untilDays })]),
  ]
  return capital(parts.join(', '))
}

function refundsText(read: ReadWords, refunds: RefundSteps): string {
  const words = read(authorityTermWords).rows
  if (refunds.length === 0) return words.nothing
  const steps = refunds.map(({ fromDays, percent }) => words.step({ percent: read.format.percent(percent), days: fromDays }))
  return [...steps, ...(refunds.at(-1)?.fromDays === 0 ? [] : [words.afterwards])].join(', ')
}

/** '60% of the fee.', or the authority's own words where they say the percent themselves. */
function visitText(read: ReadWords, { percent, words }: ReturnType<typeof visitTerms>): string | undefined {
  const share = percent === null ? '' : read.format.percent(percent)
  const hasShare = share !== '' && words.includes(share)
  return (
    [share && !hasShare && read(authorityTermWords).rows.visit({ percent: share }), words].filter(Boolean).join(' ') || undefined
  )
}

export type TermRow = { name: string; text: string; isUnknown: boolean }

/** What terms say, row by row; what is not known says so, and a text that nobody wrote is left out. */
export function termRows(read: ReadWords, { terms }: Pick<AuthorityTermsFacts, 'terms'>): TermRow[] {
  const { rows } = read(authorityTermWords)
  const row = (name: string, text: string | undefined) => ({ name, text: text ?? rows.unknown, isUnknown: text === undefined })
  const { depositPercent, paidAtOnce, balanceDays, unpaidMoves, paidMoves, names, refunds, note } = terms
  const deposit = depositPercent === undefined ? undefined : rows.share({ percent: read.format.percent(depositPercent) })
  return [
    row(rows.deposit, paidAtOnce ? rows.atOnce : deposit),
    ...(paidAtOnce ? [] : [row(rows.balance, balanceDays === undefined ? undefined : rows.daysBefore({ days: balanceDays }))]),
    ...(paidAtOnce ? [] : [row(rows.unpaidMoves, unpaidMoves && movesText(read, unpaidMoves))]),
    row(rows.paidMoves, paidMoves && movesText(read, paidMoves)),
    row(rows.names, names && namesText(read, names)),
    row(rows.refunds, refunds && refundsText(read, refunds)),
    row(rows.notSeen, visitText(read, visitTerms(terms, 'not-seen'))),
    row(rows.illAtGate, visitText(read, visitTerms(terms, 'ill-at-gate'))),
    ...(note ? [row(rows.note, note)] : []),
  ]
}

/** Terms as the fields that somebody saved, for who saves after them: the days, what they say, and their source. */
export function savedRows(read: ReadWords, facts: AuthorityTermsFacts): [name: string, text: string][] {
  const words = read(authorityTermWords)
  return [
    [words.groups.days, spanText(read, facts)],
    ...termRows(read, facts).map(({ name, text }): [string, string] => [name, text]),
    [words.rows.source, facts.source],
    [words.fields.sourceUrl, facts.sourceUrl],
    [words.rows.published, facts.publishedOn ? read.format.day(facts.publishedOn) : words.rows.unknown],
    [words.rows.confidence, words.confidences[facts.confidence]],
  ]
}

const numberText = (number: number | undefined) => (number === undefined ? '' : String(number))

const moveValues = (when: 'unpaid' | 'paid', moves: Moves | undefined): Record<string, string> => ({
  [`${when}Until`]: numberText(moves?.untilDays),
  [`${when}Percents`]: (moves?.percents ?? []).map((percent) => `${percent}%`).join(', '),
  [`${when}Late`]: numberText(moves?.latePercent),
  [`${when}Most`]: numberText(moves?.most),
  [`${when}Within`]: numberText(moves?.withinMonths),
})

/** The terms as the fields of their form. */
export function termValues(facts: AuthorityTermsFacts | AuthorityTerms): Record<string, string> {
  const { depositPercent, paidAtOnce, balanceDays, unpaidMoves, paidMoves, names, refunds, note } = facts.terms
  const { notSeen, notSeenPercent, illAtGate, illAtGatePercent } = facts.terms
  return {
    fromDay: facts.fromDay,
    toDay: facts.toDay ?? '',
    payment: paidAtOnce ? 'at-once' : depositPercent === undefined ? 'unknown' : 'deposit',
    deposit: numberText(depositPercent),
    balanceDays: numberText(balanceDays),
    ...moveValues('unpaid', unpaidMoves),
    ...moveValues('paid', paidMoves),
    namesMost: numberText(names?.most),
    namesUntil: numberText(names?.untilDays),
    refund: refunds === undefined ? 'unknown' : refunds.length === 0 ? 'nothing' : 'steps',
    refundSteps: (refunds ?? []).map(({ fromDays, percent }) => `${fromDays} days ${percent}%`).join(', '),
    notSeen: notSeen ?? '',
    notSeenPercent: numberText(notSeenPercent),
    illAtGate: illAtGate ?? '',
    illAtGatePercent: numberText(illAtGatePercent),
    note: note ?? '',
    source: facts.source,
    sourceUrl: facts.sourceUrl,
    publishedOn: facts.publishedOn ?? '',
    confidence: facts.confidence,
  }
}
