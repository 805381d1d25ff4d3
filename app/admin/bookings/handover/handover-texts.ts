import type { Differences } from '#features/roster/handovers/differences.ts'
import type { DepositSettlement, StoredHandover } from '#features/roster/handovers/handover.ts'
import type { HandoverProblem, HandoverWarning } from '#features/roster/handovers/handover-problems.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'
import type { FitNames } from '../../roster/fit-text.ts'
import { fitTexts } from '../../roster/fit-text.ts'

type Level = keyof (typeof handoverWords)['tree']['fuelLevels']

/** How full a tank is: '3/4'. */
export const fuelText = (read: ReadWords, eighths: number): string => read(handoverWords).fuelLevels[String(eighths) as Level]

/** What stands against handing a vehicle over, one sentence each. */
export const problemTexts = (read: ReadWords, problems: readonly HandoverProblem[], names: FitNames): string[] =>
  problems.map((one) => {
    const words = read(handoverWords).problems
    switch (one.reason) {
      case 'plates-missing':
        return words['plates-missing']({ count: one.count })
      case 'papers':
        return words.papers({ reasons: fitTexts(read, one.why, names).join('. ') })
      default:
        return words[one.reason]
    }
  })

export const warningTexts = (read: ReadWords, warnings: readonly HandoverWarning[], names: FitNames): string[] =>
  warnings.map((one) => {
    const words = read(handoverWords).warnings
    return one.reason === 'papers' ? words.papers({ reasons: fitTexts(read, one.why, names).join('. ') }) : words[one.reason]
  })

/** A hand-over or a return as its page and its paper show it. */
export function recordView(read: ReadWords, one: StoredHandover) {
  const words = read(handoverWords)
  return {
    when: words.recordedBy({ when: read.format.instant(one.at), name: one.recordedBy }),
    reading: words.reading({ figure: read.format.number(one.kilometres), level: fuelText(read, one.fuelEighths) }),
    kilometres: read.format.number(one.kilometres),
    fuel: fuelText(read, one.fuelEighths),
    marks: one.marks,
    accessories: read.format.list(one.accessories.map((name) => words.accessory[name])),
    licence: one.licenceSeen ? words.licenceWas : '',
    deposit:
      one.depositMinor > 0 && one.depositMethod !== ''
        ? words.depositWas({
            money: read.format.money(usd(one.depositMinor)),
            method: words.depositMethods[one.depositMethod].toLowerCase(),
          })
        : one.kind === 'out'
          ? words.noDeposit
          : '',
    signed: one.signedBy && words.signed({ name: one.signedBy }),
    note: one.note,
    corrected:
      one.corrected &&
      words.corrected({
        name: one.corrected.by,
        when: read.format.instant(one.corrected.at),
        reason: one.corrected.reason || '–',
      }),
    hasDeposit: one.depositMinor > 0,
    settled: one.settled && settledTexts(read, one.settled, one.depositMinor),
    version: one.version,
    fields: recordFields(one),
  }
}

/** How a deposit is settled: as it was, else so that it pays for what the customer owes, as far as it reaches. */
export function settlementView(
  read: ReadWords,
  { depositMinor, settled }: Pick<StoredHandover, 'depositMinor' | 'settled'>,
  { dueMinor, reason }: { dueMinor: number; reason: string },
) {
  const keepMinor = Math.min(depositMinor, dueMinor)
  const money = (minor: number) => read.format.money(usd(minor))
  return {
    values: settled
      ? { returned: amountText(settled.returnedMinor), reason: settled.withheldReason }
      : { returned: amountText(depositMinor - keepMinor), reason: keepMinor > 0 ? reason : '' },
    owed: read(handoverWords).settleOwed({
      owed: keepMinor > 0 ? 'yes' : 'no',
      money: money(dueMinor),
      keep: money(keepMinor),
      back: money(depositMinor - keepMinor),
    }),
  }
}

const amountText = (minor: number): string => (minor / 100).toFixed(2)

/** What became of a deposit, line by line. */
function settledTexts(
  read: ReadWords,
  { returnedMinor, withheldReason, by, at }: DepositSettlement,
  depositMinor: number,
): string[] {
  const words = read(handoverWords)
  const money = (minor: number) => read.format.money(usd(minor))
  const withheldMinor = depositMinor - returnedMinor
  return [
    words.returnedWas({ money: money(returnedMinor) }),
    ...(withheldMinor > 0 ? [words.withheldWas({ money: money(withheldMinor), reason: withheldReason || '–' })] : []),
    words.settledBy({ name: by, when: read.format.instant(at) }),
  ]
}

/** What was recorded, as the fields of its form. */
function recordFields(one: StoredHandover): Record<string, string> {
  const marks = one.marks.flatMap(({ x, y, note }, index) => [
    [`marks[${index}].x`, String(x)],
    [`marks[${index}].y`, String(y)],
    [`marks[${index}].note`, note],
  ])
  return {
    day: kigaliDay(one.at),
    time: kigaliClock(one.at),
    kilometres: String(one.kilometres),
    fuel: String(one.fuelEighths),
    ...Object.fromEntries(marks),
    ...Object.fromEntries(one.accessories.map((name) => [`accessories.${name}`, 'on'])),
    ...(one.licenceSeen && { licence: 'on' }),
    deposit: one.depositMinor > 0 ? amountText(one.depositMinor) : '',
    depositMethod: one.depositMethod,
    signedBy: one.signedBy,
    note: one.note,
  }
}
export type RecordView = ReturnType<typeof recordView>

/** A difference at the return: what it is, and where staff charge it. Without `to` there is nothing to charge. */
export type DifferenceView = { key: string; text: string; detail: string; proposed: string; to: string }

/** The most of one line of a booking. */
const mostQuantity = 500

/** What differs at the return, each with the form that charges it, filled in. Line names are those of the customer's bill. */
export function differenceViews(
  read: ReadWords,
  one: Differences,
  { bookingId, plate, extraKilometreMinor }: { bookingId: string; plate: string; extraKilometreMinor: number },
): DifferenceView[] {
  const words = read(handoverWords)
  const { format } = read
  const charge = (label: string, line: { quantity?: number; amountMinor?: number }, reason: string) => {
    const { quantity = 1, amountMinor } = line
    const amount = amountMinor === undefined ? '' : (amountMinor / 100).toFixed(2)
    const query = new URLSearchParams({ ask: 'add-line', kind: 'vehicle', label, quantity: String(quantity), amount, reason })
    return `/admin/bookings/${bookingId}?${query}`
  }
  const priced = (minor: number | null) => (minor ? words.proposed({ money: format.money(usd(minor)) }) : words.noPrice)
  const views: DifferenceView[] = []
  const add = (key: string, text: string, detail: string, proposed: string, to: string) =>
    views.push({ key, text, detail, proposed, to })
  if (one.kilometresOver > 0) {
    const text = words.over({ count: one.kilometresOver })
    const figures = { driven: format.number(one.driven), included: format.number(one.included) }
    const isOneLine = one.kilometresOver > mostQuantity
    const line = isOneLine
      ? { amountMinor: one.kilometresMinor }
      : { quantity: one.kilometresOver, amountMinor: extraKilometreMinor }
    const detail = one.isOfAll ? words.drivenOfAll(figures) : words.driven(figures)
    add('kilometres', text, detail, priced(one.kilometresMinor), charge(words.lineKilometres({ plate }), line, text))
  }
  if (one.lateMinutes > 0) {
    const text = words.late({ hours: Math.floor(one.lateMinutes / 60), minutes: one.lateMinutes % 60 })
    const line = one.lateMinor ? { amountMinor: one.lateMinor } : {}
    const to = one.lateDays > 0 ? charge(words.lineLate({ plate }), line, text) : ''
    add('late', text, words.lateDays({ days: one.lateDays }), one.lateDays > 0 ? priced(one.lateMinor) : '', to)
  }
  if (one.fuelMissing > 0) {
    const text = words.fuelLess({ count: one.fuelMissing })
    add('fuel', text, '', words.noPrice, charge(words.lineFuel({ plate }), {}, text))
  }
  one.newMarks.forEach((mark, index) => {
    const text = words.newMark({ note: mark.note || words.unnamed })
    add(`mark-${index}`, text, '', words.noPrice, charge(words.lineMarks({ plate }), {}, mark.note || text))
  })
  if (one.missing.length > 0) {
    const text = words.lacks({ list: format.list(one.missing.map((name) => words.accessory[name].toLowerCase())) })
    add('lacks', text, '', words.noPrice, charge(words.lineLacks({ plate }), {}, text))
  }
  return views
}
