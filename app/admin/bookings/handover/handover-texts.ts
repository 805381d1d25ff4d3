import type { DepositSettlement, Mark, StoredHandover } from '#features/roster/handovers/handover.ts'
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

/** Marks as the fields of a form. */
export const markFields = (marks: readonly Mark[]): Record<string, string> =>
  Object.fromEntries(
    marks.flatMap(({ x, y, note }, index) => [
      [`marks[${index}].x`, String(x)],
      [`marks[${index}].y`, String(y)],
      [`marks[${index}].note`, note],
    ]),
  )

/** What was recorded, as the fields of its form. */
function recordFields(one: StoredHandover): Record<string, string> {
  return {
    day: kigaliDay(one.at),
    time: kigaliClock(one.at),
    kilometres: String(one.kilometres),
    fuel: String(one.fuelEighths),
    ...markFields(one.marks),
    ...Object.fromEntries(one.accessories.map((name) => [`accessories.${name}`, 'on'])),
    ...(one.licenceSeen && { licence: 'on' }),
    deposit: one.depositMinor > 0 ? amountText(one.depositMinor) : '',
    depositMethod: one.depositMethod,
    signedBy: one.signedBy,
    note: one.note,
  }
}
export type RecordView = ReturnType<typeof recordView>
