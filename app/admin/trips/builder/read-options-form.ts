import type { UnitClass } from '#features/trips/hand-prices.ts'
import type { PriceRule } from '#features/trips/price-rule.ts'
import { type ItemKind, itemKinds } from '#features/trips/price-rule.ts'
import { optionLetters, type TripDiscount, type TripOption } from '#features/trips/trip-option.ts'
import type { TripPricing } from '#features/trips/trip-pricing.ts'
import type { VersionFacts } from '#features/trips/trip-version.ts'
import { readAmount } from '#values/amount.ts'
import { type Fields, fieldsOf, type Read, readOf } from './read-fields.ts'
import { readShareRule, ruleValues } from './read-rule.ts'
import { readUnits, unitValues } from './unit-fields.ts'

type Offer = Pick<VersionFacts, 'options' | 'pricing' | 'summary' | 'included' | 'excluded' | 'note'>

/** What has a rule of its own; fees and flights are charged as they are. */
export const ruledKinds = itemKinds.filter((kind) => kind !== 'fee' && kind !== 'flight')

/** The options of a trip, how its prices are made, and what is said once for all of it. Option A is always there. `classes`: of whom units are typed. */
export function readOptionsForm(form: FormData, classes: readonly UnitClass[]): Read<Offer> {
  const fields = fieldsOf(form)
  const options = optionLetters
    .filter((letter) => letter === 'A' || fields.isOn(`use-${letter}`))
    .map((letter): TripOption => {
      const title = fields.text(`title-${letter}`, 80)
      return { letter, title, text: fields.text(`text-${letter}`, 600), discount: readDiscount(fields, letter) }
    })
  const byKind = Object.fromEntries(
    ruledKinds.map((kind): [ItemKind, PriceRule] => [kind, readShareRule(fields, `rule-${kind}`)]),
  )
  const stepMinor = readAmount(fields.plain('step'), 'USD')
  if (!(stepMinor >= 1 && stepMinor <= 10_000)) fields.fault('step', 'step-wrong')
  const pricing: TripPricing = {
    rule: readShareRule(fields, 'rule-default'),
    byKind,
    stepMinor,
    vatHomeBp: fields.basisPoints('vatHome', [0, 5_000], 'percent-wrong'),
    vatAbroadBp: fields.basisPoints('vatAbroad', [0, 5_000], 'percent-wrong'),
    unitsByHand: options.flatMap(({ letter }) => readUnits(fields, letter, classes)),
  }
  const lines = (name: string) =>
    fields
      .text(name, 4_000)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  const texts = { summary: fields.text('summary', 2_000), included: lines('included'), excluded: lines('excluded') }
  return readOf(fields, { options, pricing, ...texts, note: fields.text('note', 4_000) })
}

function readDiscount(fields: Fields, letter: string): TripDiscount | null {
  const typed = fields.plain(`discount-${letter}`)
  if (typed === '') return null
  const label = fields.text(`discountLabel-${letter}`, 80, 'title-missing')
  const reason = fields.text(`discountReason-${letter}`, 300, 'reason-missing')
  if (typed.endsWith('%')) {
    const percent = Number(typed.slice(0, -1))
    if (!(Number.isInteger(percent) && percent > 0 && percent <= 100)) fields.fault(`discount-${letter}`, 'discount-wrong')
    return { label, reason, percent, amountMinor: null }
  }
  const amountMinor = readAmount(typed, 'USD')
  if (!(amountMinor > 0)) fields.fault(`discount-${letter}`, 'discount-wrong')
  return { label, reason, percent: null, amountMinor }
}

/** What the form shows of a version. */
export function optionsValues({ options, pricing, summary, included, excluded, note }: Offer): Record<string, string> {
  return Object.fromEntries([
    ...options.flatMap(({ letter, title, text, discount }) => [
      [`use-${letter}`, 'on'],
      [`title-${letter}`, title],
      [`text-${letter}`, text],
      [`discountLabel-${letter}`, discount?.label ?? ''],
      [`discount-${letter}`, discount ? discountText(discount) : ''],
      [`discountReason-${letter}`, discount?.reason ?? ''],
    ]),
    ...Object.entries(ruleValues('rule-default', pricing.rule)),
    ...ruledKinds.flatMap((kind) => Object.entries(ruleValues(`rule-${kind}`, pricing.byKind[kind] ?? pricing.rule))),
    ...unitValues(pricing.unitsByHand ?? []),
    ['step', `${pricing.stepMinor / 100}`],
    ['vatHome', `${pricing.vatHomeBp / 100}`],
    ['vatAbroad', `${pricing.vatAbroadBp / 100}`],
    ['summary', summary],
    ['included', included.join('\n')],
    ['excluded', excluded.join('\n')],
    ['note', note],
  ])
}

const discountText = ({ percent, amountMinor }: TripDiscount) =>
  percent === null ? ((amountMinor ?? 0) / 100).toFixed(2) : `${percent}%`
