import { type AccountKind, type AccountSetting, accountKinds, accountSettings } from '#features/payments/payment-methods.ts'
import { hourField, spans, weekdays } from '#features/settings/hour-fields.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { FormSection } from '#features/settings/settings-form.ts'

/** The sections that consist of fields only. The others have a pane of their own. */
export type PlainSection = Exclude<FormSection, 'office' | 'answers' | 'translation' | 'factor'>

/** `wordsKey`: the key of its words in app/words/admin/settings.ts, if it is not the field's name. */
type Field = {
  name: string
  wordsKey?: string
  type?: 'email' | 'tel' | 'date' | 'decimal' | 'whole'
  optional?: true
  wide?: true
}

const accountFields: Record<AccountKind, readonly Field[]> = {
  bank: [
    { name: 'holder' },
    { name: 'bank' },
    { name: 'account' },
    { name: 'swift' },
    { name: 'note', optional: true, wide: true },
  ],
  phone: [{ name: 'number', type: 'tel' }, { name: 'name' }],
}

const perAccount = <Value>(of: (setting: AccountSetting) => Value) =>
  Object.fromEntries(accountSettings.map((setting) => [setting, of(setting)])) as Record<AccountSetting, Value>

export const plainFields: Record<PlainSection, readonly Field[]> = {
  company: [
    { name: 'companyName' },
    { name: 'legalName' },
    { name: 'companyPhone', type: 'tel' },
    { name: 'whatsapp', type: 'tel' },
    { name: 'companyEmail', type: 'email' },
    { name: 'address' },
  ],
  currency: [
    { name: 'rwfPerUsd', type: 'decimal' },
    { name: 'rwfAsOf', type: 'date', optional: true },
    { name: 'rwfSource', wide: true },
  ],
  taxes: [
    { name: 'vat', type: 'decimal' },
    { name: 'tourismTax', type: 'decimal' },
  ],
  holds: [
    { name: 'cardMinutes', type: 'whole' },
    { name: 'mobileMoneyMinutes', type: 'whole' },
    { name: 'bankHours', type: 'whole' },
    { name: 'bankNearHours', type: 'whole' },
    { name: 'staffDays', type: 'whole' },
  ],
  deposit: [
    { name: 'deposit', type: 'decimal' },
    { name: 'balanceDays', type: 'whole' },
  ],
  ...perAccount((setting) => {
    const kind = accountKinds[setting]
    return accountFields[kind].map((field) => ({ ...field, name: `${setting}.${field.name}`, wordsKey: `${kind}.${field.name}` }))
  }),
  leaders: [{ name: 'freeLeaderEvery', type: 'whole' }],
  discounts: [
    { name: 'groupFrom', type: 'whole', optional: true },
    { name: 'groupPercent', type: 'whole', optional: true },
    { name: 'earlyDaysAhead', type: 'whole', optional: true },
    { name: 'earlyPercent', type: 'whole', optional: true },
  ],
  estimates: [{ name: 'uplift', type: 'decimal' }],
}

export type Typed = Record<string, string>

/** The values of each form for the settings in force. Basis points are shown as percents. */
export function typedSettings(settings: Settings): Record<FormSection, Typed> {
  const { company, office, answers, holds, groupDiscount, earlyDiscount } = settings
  const percent = (basisPoints: number) => String(basisPoints / 100)
  const ticked = (name: string, is: boolean): Typed => (is ? { [name]: 'on' } : {})
  return {
    company: {
      companyName: company.name,
      legalName: company.legalName,
      companyPhone: company.phone,
      whatsapp: company.whatsapp,
      companyEmail: company.email,
      address: company.address,
    },
    office: { town: office.town, lat: String(office.lat), lng: String(office.lng), ...typedHours(office.hours) },
    answers: { answersEmail: answers.email, ...ticked('answersToWriter', answers.toWriter) },
    currency: { rwfPerUsd: String(settings.rwfPerUsd), rwfSource: settings.rwfSource, rwfAsOf: settings.rwfAsOf ?? '' },
    taxes: { vat: percent(settings.vatBasisPoints), tourismTax: percent(settings.tourismTaxBasisPoints) },
    holds: Object.fromEntries(Object.entries(holds).map(([name, length]) => [name, String(length)])),
    deposit: { deposit: percent(settings.depositBasisPoints), balanceDays: String(settings.balanceDays) },
    ...perAccount((setting) =>
      Object.fromEntries(Object.entries(settings[setting]).map(([part, value]) => [`${setting}.${part}`, value])),
    ),
    leaders: { freeLeaderEvery: String(settings.freeLeaderEvery) },
    discounts: {
      groupFrom: String(groupDiscount?.from ?? ''),
      groupPercent: String(groupDiscount?.percent ?? ''),
      earlyDaysAhead: String(earlyDiscount?.daysAhead ?? ''),
      earlyPercent: String(earlyDiscount?.percent ?? ''),
    },
    estimates: { uplift: percent(settings.nextYearUplift) },
    translation: ticked('translation', settings.pageTranslation),
    factor: ticked('factor', settings.ownersNeedSecondFactor),
  }
}

function typedHours(hours: Settings['office']['hours']): Typed {
  return Object.fromEntries(
    weekdays.flatMap((day) =>
      hours
        .filter((one) => one.weekdays.includes(day))
        .toSorted((one, other) => one.from.localeCompare(other.from))
        .slice(0, spans.length)
        .flatMap(({ from, to }, at) => {
          const span = spans[at] ?? 'a'
          return [
            [hourField('from', day, span), from],
            [hourField('to', day, span), to],
          ]
        }),
    ),
  )
}
