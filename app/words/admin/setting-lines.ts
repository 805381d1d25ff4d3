import type { AccountKind, AccountSetting, BankAccount, PhoneAccount } from '#features/payments/payment-methods.ts'
import type { SectionName } from '#features/settings/sections.ts'
import type { CancellationPolicy, Settings } from '#features/settings/settings.ts'
import { dayText } from '#values/day-words.ts'
import { counted } from './counted.ts'

const percent = (basisPoints: number) => `${basisPoints / 100}%`
const figure = (value: number) => value.toLocaleString('en-US')
const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** 'Mon to Fri 08:00 to 18:00, Sat 09:00 to 13:00': a week begins on Monday. */
export function hoursLine(hours: Settings['office']['hours']): string {
  const fromMonday = (day: number) => (day + 6) % 7
  const spans = hours.map(({ weekdays, from, to }) => {
    const days = [...weekdays].sort((one, other) => fromMonday(one) - fromMonday(other))
    const [first = 0, last = 0] = [days[0], days.at(-1)]
    const isRun = days.length > 2 && fromMonday(last) - fromMonday(first) === days.length - 1
    const names = isRun ? `${dayNames[first]} to ${dayNames[last]}` : days.map((day) => dayNames[day]).join(', ')
    return { first: fromMonday(first), text: `${names} ${from} to ${to}` }
  })
  return spans
    .sort((one, other) => one.first - other.first)
    .map(({ text }) => text)
    .join('; ')
}

/** 'Free until 30 days before, 50% until 14 days, then 100%'. */
export function cancellationLine({ steps }: Pick<CancellationPolicy, 'steps'>): string {
  const share = (of: number) => (of === 0 ? 'free' : `${of}%`)
  const parts = steps.map(({ daysFrom, percent: of }, at) => {
    if (at === steps.length - 1) return steps.length === 1 ? `${share(of)} at any time` : `then ${share(of)}`
    return `${share(of)} until ${counted(daysFrom, 'day')}${at === 0 ? ' before' : ''}`
  })
  const line = parts.join(', ')
  return line.slice(0, 1).toUpperCase() + line.slice(1)
}

/** Of an account its last four digits are enough to know it by. */
const ending = (account: string) => `ending in ${account.replaceAll(/\W/g, '').slice(-4)}`

const accountLines: { [Kind in AccountKind]: (account: Kind extends 'bank' ? BankAccount : PhoneAccount) => string } = {
  bank: ({ bank, account }) => `${bank}, ${ending(account)}`,
  phone: ({ number, name }) => `${number}, ${name}`,
}

/** What is set of an account to which money is sent. */
export const accountLine = (account: BankAccount | PhoneAccount): string =>
  'bank' in account ? accountLines.bank(account) : accountLines.phone(account)

/** What is set now, in a line, for each section of fields or tiers. */
export const settingLines: Record<Exclude<SectionName, AccountSetting>, (settings: Settings) => string> = {
  company: ({ company }) => `${company.name}, ${company.phone}, ${company.email}`,
  office: ({ office }) => [office.town, hoursLine(office.hours)].filter(Boolean).join('. '),
  answers: ({ answers, company }) =>
    `${answers.email || company.email}${answers.toWriter ? '; emails by staff: their own address' : ''}`,
  currency: ({ rwfPerUsd, rwfAsOf, rwfSource }) =>
    `1 USD = ${figure(rwfPerUsd)} RWF${rwfAsOf ? ` of ${dayText(rwfAsOf)}` : ''}. ${rwfSource}`,
  taxes: ({ vatBasisPoints, tourismTaxBasisPoints }) =>
    `VAT ${percent(vatBasisPoints)}, tourism tax ${percent(tourismTaxBasisPoints)}`,
  holds: ({ holds }) =>
    `Card ${holds.cardMinutes} min, mobile money ${holds.mobileMoneyMinutes} min, bank transfer ${holds.bankHours} h`,
  deposit: ({ depositBasisPoints, balanceDays }) =>
    `${percent(depositBasisPoints)} deposit, the balance ${counted(balanceDays, 'day')} before the start`,
  tours: ({ cancellationPolicies }) => cancellationLine(cancellationPolicies.tours),
  'day-tours': ({ cancellationPolicies }) => cancellationLine(cancellationPolicies['day-tours']),
  stays: ({ cancellationPolicies }) => cancellationLine(cancellationPolicies.stays),
  cars: ({ cancellationPolicies }) => cancellationLine(cancellationPolicies.cars),
  leaders: ({ freeLeaderEvery }) => (freeLeaderEvery === 0 ? 'None' : `One free in every ${freeLeaderEvery} travellers`),
  discounts: ({ groupDiscount: group, earlyDiscount: early }) =>
    [
      group && `${group.percent}% for ${group.from} or more`,
      early && `${early.percent}% for ${counted(early.daysAhead, 'day')} ahead`,
    ]
      .filter(Boolean)
      .join(', ') || 'None',
  translation: ({ pageTranslation }) => (pageTranslation ? 'Offered to visitors' : 'Not offered'),
  factor: ({ ownersNeedSecondFactor }) => (ownersNeedSecondFactor ? 'Required for owners' : 'Optional'),
}
