import { percentCharged } from '#features/bookings/cancellation.ts'
import type { AccountSetting, BankAccount, PhoneAccount } from '#features/payments/payment-methods.ts'
import type { SectionName } from '#features/settings/sections.ts'
import type { CancellationPolicy, Settings } from '#features/settings/settings.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays } from '#values/dates.ts'
import { settingLineWords } from '../../words/admin/setting-lines.ts'

/** 'Mon to Fri 08:00 to 18:00, Sat 09:00 to 13:00': a week begins on Monday. */
export function hoursLine(read: ReadWords, hours: Settings['office']['hours']): string {
  const words = read(settingLineWords).office
  const fromMonday = (day: number) => (day + 6) % 7
  const nameOf = (day: number) => read.format.shortWeekday(addDays(aSunday, day))
  const spans = hours.map(({ weekdays, from, to }) => {
    const days = [...weekdays].sort((one, other) => fromMonday(one) - fromMonday(other))
    const [first = 0, last = 0] = [days[0], days.at(-1)]
    const isRun = days.length > 2 && fromMonday(last) - fromMonday(first) === days.length - 1
    const names = isRun ? words.span({ first: nameOf(first), last: nameOf(last) }) : days.map(nameOf).join(', ')
    return { first: fromMonday(first), text: words.hours({ days: names, from, to }) }
  })
  return spans
    .sort((one, other) => one.first - other.first)
    .map(({ text }) => text)
    .join('; ')
}
const aSunday = '2023-01-01'

/** What is charged, never less than a minimum fee: 'Free until 30 days before, 50% until 14 days, then 100%'. */
export function cancellationLine(read: ReadWords, policy: CancellationPolicy): string {
  const { steps } = policy
  const words = read(settingLineWords).cancellation
  const parts = steps.map((step, at) => {
    const days = step.daysFrom
    const percent = percentCharged(policy, step)
    const share = percent === 0 ? words.free : read.format.percent(percent)
    if (at === steps.length - 1) return steps.length === 1 ? words.always({ share }) : words.last({ share })
    return at === 0 ? words.before({ share, days }) : words.until({ share, days })
  })
  const line = parts.join(', ')
  return line.slice(0, 1).toUpperCase() + line.slice(1)
}

/** What is set of an account to which money is sent. Of a bank account its last four digits are enough to know it by. */
export const accountLine = (read: ReadWords, account: BankAccount | PhoneAccount): string =>
  'bank' in account
    ? read(settingLineWords).account({ bank: account.bank, digits: account.account.replaceAll(/\W/g, '').slice(-4) })
    : `${account.number}, ${account.name}`

type Line = (settings: Settings, read: ReadWords) => string

const percent = ({ format }: ReadWords, basisPoints: number) => format.percent(basisPoints / 100)

const lines: Record<Exclude<SectionName, AccountSetting>, Line> = {
  company: ({ company }) => `${company.name}, ${company.phone}, ${company.email}`,
  office: ({ office }, read) => [office.town, hoursLine(read, office.hours)].filter(Boolean).join('. '),
  answers: ({ answers, company }, read) =>
    read(settingLineWords).answers({ email: answers.email || company.email, toWriter: answers.toWriter ? 'yes' : 'no' }),
  currency: ({ rwfPerUsd, rwfAsOf, rwfSource }, read) =>
    read(settingLineWords).currency({
      francs: read.format.number(rwfPerUsd),
      day: rwfAsOf ? read.format.day(rwfAsOf) : '',
      dated: rwfAsOf ? 'yes' : 'no',
      source: rwfSource,
    }),
  taxes: ({ vatBasisPoints, tourismTaxBasisPoints }, read) =>
    read(settingLineWords).taxes({ vat: percent(read, vatBasisPoints), tax: percent(read, tourismTaxBasisPoints) }),
  holds: ({ holds }, read) =>
    read(settingLineWords).holds({ card: holds.cardMinutes, mobileMoney: holds.mobileMoneyMinutes, bank: holds.bankHours }),
  deposit: ({ depositBasisPoints, balanceDays: days }, read) =>
    read(settingLineWords).deposit({ percent: percent(read, depositBasisPoints), days }),
  tours: ({ cancellationPolicies }, read) => cancellationLine(read, cancellationPolicies.tours),
  'day-tours': ({ cancellationPolicies }, read) => cancellationLine(read, cancellationPolicies['day-tours']),
  stays: ({ cancellationPolicies }, read) => cancellationLine(read, cancellationPolicies.stays),
  cars: ({ cancellationPolicies }, read) => cancellationLine(read, cancellationPolicies.cars),
  leaders: ({ freeLeaderEvery: count }, read) => {
    const words = read(settingLineWords)
    return count === 0 ? words.none : words.leaders({ count })
  },
  discounts: ({ groupDiscount: group, earlyDiscount: early }, read) => {
    const { discounts: words, none } = read(settingLineWords)
    const parts = [
      group && words.group({ percent: read.format.percent(group.percent), from: group.from }),
      early && words.early({ percent: read.format.percent(early.percent), days: early.daysAhead }),
    ]
    return parts.filter(Boolean).join(', ') || none
  },
  estimates: ({ nextYearUplift }, read) => read(settingLineWords).estimates({ percent: percent(read, nextYearUplift) }),
  translation: ({ pageTranslation }, read) => read(settingLineWords).translation[pageTranslation ? 'offered' : 'not'],
  factor: ({ ownersNeedSecondFactor }, read) => read(settingLineWords).factor[ownersNeedSecondFactor ? 'required' : 'optional'],
}

/** What is set now of a section of fields or tiers. */
export const settingLine = (read: ReadWords, name: Exclude<SectionName, AccountSetting>, settings: Settings): string =>
  lines[name](settings, read)
