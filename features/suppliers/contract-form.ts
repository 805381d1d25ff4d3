import { z } from 'zod'
import { addMonths, isDay } from '#values/dates.ts'
import { longText, oneLine } from '#values/form-text.ts'
import { type Currency, currencyDigits } from '#values/money.ts'
import { type BandsFault, readChildBands } from './child-bands.ts'
import { type ContractTerms, taxKinds } from './contract.ts'
import { readCancellationSteps, readPaymentSteps, type TermsFault } from './payment-terms.ts'

export const currencies = Object.keys(currencyDigits) as [Currency, ...Currency[]]

/** A day of our time: years that somebody may mean. */
const day = z.string({ error: 'day-wrong' }).refine((text) => isDay(text) && text >= '2020' && text < '2100', 'day-wrong')

/** A share as people type it, '18' or '12.5%', in basis points; undefined for one above `most` percent and for anything else. */
function readPercent(text: string | undefined, most: number): number | undefined {
  if (!text || !/^\d{1,2}(?:[.,]\d{1,2})?\s*%?$/.test(text.trim())) return undefined
  const bp = Math.round(Number(text.replace('%', '').replace(',', '.')) * 100)
  return bp <= most * 100 ? bp : undefined
}
const [mostCommission, mostTax] = [90, 50]
/** A share that is read only where another field says that there is one. */
const share = z.string().optional()
const count = (least: number, most: number, wrong: string) =>
  z.number({ error: wrong }).int(wrong).min(least, wrong).max(most, wrong).optional()

const fields = z.object({
  name: oneLine('name-missing', 120),
  validFrom: day,
  validTo: day,
  currency: z.enum(currencies, { error: 'currency-missing' }),
  pricing: z.enum(['net', 'commissionable'], { error: 'pricing-missing' }),
  commission: share,
  vat: z.enum(taxKinds, { error: 'tax-missing' }),
  vatRate: share,
  vatReclaimed: z.literal('yes').optional(),
  levy: z.enum(taxKinds, { error: 'tax-missing' }),
  levyRate: share,
  resale: z.enum(['free', 'not-below-rack'], { error: 'resale-missing' }),
  seasonBy: z.enum(['night', 'arrival'], { error: 'season-missing' }),
  freeEvery: count(2, 100, 'free-wrong'),
  freeMost: count(1, 20, 'free-most-wrong'),
  note: longText,
})

type Fields = z.output<typeof fields>
type Check = { path: keyof Fields; error: string; holds: (one: Partial<Fields>) => boolean }
const checks: readonly Check[] = [
  {
    path: 'validTo',
    error: 'days-upside-down',
    holds: ({ validFrom, validTo }) => !(validFrom && validTo && validTo < validFrom),
  },
  {
    path: 'validTo',
    error: 'days-too-many',
    holds: ({ validFrom, validTo }) => !(validFrom && validTo && isDay(validFrom) && validTo >= addMonths(validFrom, 36)),
  },
  {
    path: 'commission',
    error: 'commission-wrong',
    holds: ({ pricing, commission }) => pricing !== 'commissionable' || readPercent(commission, mostCommission) !== undefined,
  },
  {
    path: 'vatRate',
    error: 'tax-wrong',
    holds: ({ vat, vatRate }) => vat === 'none' || readPercent(vatRate, mostTax) !== undefined,
  },
  {
    path: 'levyRate',
    error: 'tax-wrong',
    holds: ({ levy, levyRate }) => levy === 'none' || readPercent(levyRate, mostTax) !== undefined,
  },
  { path: 'freeMost', error: 'free-most-wrong', holds: ({ freeEvery, freeMost }) => !freeEvery || freeMost !== undefined },
  { path: 'freeEvery', error: 'free-wrong', holds: ({ freeEvery, freeMost }) => !freeMost || freeEvery !== undefined },
]

/**
 * The form of a contract's terms but for those that are texts (`readTermTexts`). What depends on another field is checked beside the
 * fields themselves, so that everything that is wrong is said at once.
 */
export const ContractForm = checks.reduce<z.ZodType<Fields>>(
  (form, { path, error, holds }) =>
    form.refine((one) => holds(one), {
      path: [path],
      error,
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  fields,
)

type TermTexts = Pick<ContractTerms, 'children' | 'payment' | 'cancellation'>
/** What is wrong with a text of the terms, by its field. */
export type TermTextFaults = { children?: BandsFault; payment?: TermsFault; cancellation?: TermsFault }

/** The terms that are texts of one line, read in the currency of the contract; or what of each was not understood. */
export function readTermTexts(
  typed: Readonly<Record<string, string | undefined>>,
  currency: Currency,
): { texts: TermTexts; faults?: undefined } | { texts?: undefined; faults: TermTextFaults } {
  const children = readChildBands(typed.children ?? '', currency)
  const payment = readPaymentSteps(typed.payment ?? '')
  const cancellation = readCancellationSteps(typed.cancellation ?? '')
  if ('bands' in children && 'steps' in payment && 'steps' in cancellation)
    return { texts: { children: children.bands, payment: payment.steps, cancellation: cancellation.steps } }
  return {
    faults: {
      ...('fault' in children && { children: children.fault }),
      ...('fault' in payment && { payment: payment.fault }),
      ...('fault' in cancellation && { cancellation: cancellation.fault }),
    },
  }
}

/** The terms of both. A share of a tax that is not charged, and a commission of net rates, are not read. */
export function termsOf(read: Fields, texts: TermTexts): ContractTerms {
  const { commission, vatRate, vatReclaimed, levyRate, freeEvery, freeMost, ...terms } = read
  return {
    ...terms,
    ...texts,
    commissionBp: terms.pricing === 'commissionable' ? (readPercent(commission, mostCommission) ?? 0) : null,
    vatBp: terms.vat === 'none' ? 0 : (readPercent(vatRate, mostTax) ?? 0),
    vatReclaimed: terms.vat !== 'none' && vatReclaimed === 'yes',
    levyBp: terms.levy === 'none' ? 0 : (readPercent(levyRate, mostTax) ?? 0),
    freePlaces: freeEvery && freeMost ? { every: freeEvery, most: freeMost } : null,
  }
}
