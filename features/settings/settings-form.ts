import { z } from 'zod'
import {
  type AccountKind,
  type AccountSetting,
  accountKinds,
  accountSettings,
  type PaymentAccounts,
} from '#features/payments/payment-methods.ts'
import { isDay } from '#values/dates.ts'
import { email, oneLine, phone } from '#values/form-text.ts'
import { hourField, spans, weekdays } from './hour-fields.ts'
import type { SectionName } from './sections.ts'
import type { SettingRows } from './setting-names.ts'
import type { CancellationPolicyName } from './settings.ts'

const optionalLine = (most: number) =>
  oneLine('too-long', most)
    .optional()
    .transform((text) => text ?? '')
const whole = (least: number, most: number) =>
  z.number({ error: 'number-wrong' }).int('number-wrong').min(least, 'number-out-of-range').max(most, 'number-out-of-range')
/** A percent with at most two decimals, as basis points. */
const percent = (most: number) =>
  z
    .number({ error: 'percent-wrong' })
    .min(0, 'percent-wrong')
    .max(most, 'percent-wrong')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'percent-wrong')
    .transform((value) => Math.round(value * 100))
const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'clock-wrong')
  .optional()

const hourFields = Object.fromEntries(
  weekdays.flatMap((day) =>
    spans.flatMap((span) => [hourField('from', day, span), hourField('to', day, span)].map((name) => [name, clock])),
  ),
) as Record<string, typeof clock>

const company = z
  .object({
    companyName: oneLine('missing', 60),
    legalName: oneLine('missing', 120),
    companyPhone: phone,
    whatsapp: z
      .string({ error: 'missing' })
      .transform((text) => text.replace(/[\s()+.-]/g, ''))
      .pipe(z.string().regex(/^[1-9]\d{7,14}$/, 'whatsapp-wrong')),
    companyEmail: email,
    address: oneLine('missing', 200),
  })
  .transform(({ companyName: name, legalName, companyPhone: tel, whatsapp, companyEmail, address }) => ({
    company: { name, legalName, phone: tel, whatsapp, email: companyEmail, address },
  }))

const office = z
  .object({
    town: oneLine('missing', 60),
    lat: z.number({ error: 'place-wrong' }).min(-90, 'place-wrong').max(90, 'place-wrong'),
    lng: z.number({ error: 'place-wrong' }).min(-180, 'place-wrong').max(180, 'place-wrong'),
    ...hourFields,
  })
  .transform(({ town, lat, lng, ...hours }, ctx) => ({ office: { town, lat, lng, hours: readHours(hours as Hours, ctx) } }))

type Hours = Record<string, string | undefined>

/** The opening hours of each day. A day without hours is closed. Days with the same hours are grouped. */
function readHours(hours: Hours, ctx: z.RefinementCtx) {
  const read: { weekdays: number[]; from: string; to: string }[] = []
  for (const day of weekdays) {
    const found = spans.flatMap((span) => {
      const [name, from, to] = [
        hourField('from', day, span),
        hours[hourField('from', day, span)],
        hours[hourField('to', day, span)],
      ]
      if (from === undefined && to === undefined) return []
      if (from === undefined || to === undefined || from >= to) {
        ctx.addIssue({ code: 'custom', message: 'hours-wrong', path: [name] })
        return []
      }
      return [{ from, to }]
    })
    const [first, second] = found
    if (first && second && first.to >= second.from) {
      ctx.addIssue({ code: 'custom', message: 'hours-overlap', path: [hourField('from', day, 'b')] })
    }
    for (const { from, to } of found) {
      const same = read.find((one) => one.from === from && one.to === to)
      if (same) same.weekdays.push(day)
      else read.push({ weekdays: [day], from, to })
    }
  }
  return read
}

/** A rate has a point before at most four decimals, or a comma before one or two: with three it could be thousands. */
const currency = z.object({
  rwfPerUsd: z
    .string({ error: 'rate-wrong' })
    .regex(/^\s*\d+(?:\.\d{1,4}|,\d{1,2})?\s*$/, 'rate-wrong')
    .transform((text) => Number(text.replace(',', '.')))
    .pipe(z.number().min(1, 'rate-wrong').max(100_000, 'rate-wrong')),
  rwfSource: oneLine('missing', 120),
  rwfAsOf: z
    .string()
    .refine(isDay, 'day-wrong')
    .optional()
    .transform((day) => day ?? null),
})

const taxes = z
  .object({ vat: percent(50), tourismTax: percent(50) })
  .transform(({ vat, tourismTax }) => ({ vatBasisPoints: vat, tourismTaxBasisPoints: tourismTax }))

const holds = z
  .object({
    cardMinutes: whole(5, 1_440),
    mobileMoneyMinutes: whole(5, 1_440),
    bankHours: whole(1, 336),
    bankNearHours: whole(1, 336),
    staffDays: whole(1, 30),
  })
  .transform((lengths) => ({ holds: lengths }))

const deposit = z
  .object({ deposit: percent(100), balanceDays: whole(0, 365) })
  .transform(({ deposit: depositBasisPoints, balanceDays }) => ({ depositBasisPoints, balanceDays }))

const accountParts = {
  bank: z.object({
    holder: oneLine('missing', 120),
    bank: oneLine('missing', 120),
    account: oneLine('missing', 60),
    swift: oneLine('missing', 11)
      .transform((code) => code.toUpperCase())
      .pipe(z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'swift-wrong')),
    note: optionalLine(200),
  }),
  phone: z.object({ number: phone, name: oneLine('missing', 120) }),
} satisfies Record<AccountKind, z.ZodType>

/** A form for each payment account, with fields like `bank.holder` and `mobileMoney.number`. */
const accountForms = Object.fromEntries(
  accountSettings.map((setting) => [setting, z.object({ [setting]: accountParts[accountKinds[setting]] })]),
) as unknown as Record<AccountSetting, z.ZodType<Partial<PaymentAccounts>>>

const leaders = z.object({
  freeLeaderEvery: whole(0, 200).refine((every) => every !== 1, 'everybody-free'),
})

const share = z.number({ error: 'share-wrong' }).int('share-wrong').min(1, 'share-wrong').max(90, 'share-wrong').optional()
const discounts = z
  .object({
    groupFrom: whole(2, 200).optional(),
    groupPercent: share,
    earlyDaysAhead: whole(1, 730).optional(),
    earlyPercent: share,
  })
  .superRefine(({ groupFrom, groupPercent, earlyDaysAhead, earlyPercent }, ctx) => {
    const both = (one: number | undefined, other: number | undefined, names: [string, string]) => {
      if ((one === undefined) !== (other === undefined))
        ctx.addIssue({ code: 'custom', message: 'half-a-discount', path: [one === undefined ? names[0] : names[1]] })
    }
    both(groupFrom, groupPercent, ['groupFrom', 'groupPercent'])
    both(earlyDaysAhead, earlyPercent, ['earlyDaysAhead', 'earlyPercent'])
  })
  .transform(({ groupFrom: from, groupPercent, earlyDaysAhead: daysAhead, earlyPercent }) => ({
    groupDiscount: from !== undefined && groupPercent !== undefined ? { from, percent: groupPercent } : null,
    earlyDiscount: daysAhead !== undefined && earlyPercent !== undefined ? { daysAhead, percent: earlyPercent } : null,
  }))

const estimates = z.object({ uplift: percent(50) }).transform(({ uplift }) => ({ nextYearUplift: uplift }))

const ticked = z
  .literal('on')
  .optional()
  .transform((on) => on === 'on')

const answers = z
  .object({ answersEmail: email.optional(), answersToWriter: ticked })
  .transform(({ answersEmail, answersToWriter: toWriter }) => ({ answers: { email: answersEmail ?? '', toWriter } }))

export type FormSection = Exclude<SectionName, CancellationPolicyName>

/** The form of each section except the cancellation policies, which are tables. It returns the values to save, by setting. */
export const sectionForms: Record<FormSection, z.ZodType<Partial<SettingRows>>> = {
  company,
  office,
  answers,
  currency,
  taxes,
  holds,
  deposit,
  ...accountForms,
  leaders,
  discounts,
  estimates,
  translation: z.object({ translation: ticked }).transform(({ translation }) => ({ pageTranslation: translation })),
  factor: z.object({ factor: ticked }).transform(({ factor }) => ({ ownersNeedSecondFactor: factor })),
}
