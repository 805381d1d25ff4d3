import { type Currency, currencyDigits } from './money.ts'

/** Why a text is not a price, or a price without its group: 'no-group' is one whose row does not name the group. */
export type Unread =
  | 'no-group'
  | 'not-a-number'
  | 'two-readings'
  | 'other-currency'
  | 'negative'
  | 'zero'
  | 'too-fine'
  | 'too-large'
export type Reading = { amount: number | undefined } | { unread: Unread }
/** What parts dollars from cents. */
export type Mark = '.' | ','

const largestMinor = 100_000_000
/** Currencies whose prices have no decimals, whether they have a minor unit or not. */
const inWholeUnits: readonly Currency[] = ['RWF', 'UGX', 'TZS']
export const hasWholePrices = (currency: Currency): boolean => inWholeUnits.includes(currency)

const unread = (why: Unread): Reading => ({ unread: why })

const signs: Record<Currency, RegExp> = {
  USD: /^(?:US\$|USD|\$)|(?:US\$|USD|\$)$/gi,
  EUR: /^(?:EUR|€)|(?:EUR|€)$/gi,
  RWF: /^(?:RWF|FRW)|(?:RWF|FRW)$/gi,
  UGX: /^(?:UGX|USH)|(?:UGX|USH)$/gi,
  KES: /^(?:KES|KSH)|(?:KES|KSH)$/gi,
  TZS: /^(?:TZS|TSH)|(?:TZS|TSH)$/gi,
}

/** The figures of a text: without spaces, the apostrophes of Swiss thousands, the currency's signs and the dash for no cents. */
const figuresOf = (text: string, currency: Currency): string =>
  text
    .replace(/\s|(?<=\d)['’](?=\d{3})/g, '')
    .replace(signs[currency], '')
    .replace(/[.,][-–—]$/, '')

/**
 * A price as people type it or as a sheet hands it over, in the minor unit of its currency: '1250', '$1,250.50', '1.250,50 USD',
 * '1 250'. An empty text or a dash alone is no price. Decimals of a currency that has none are too fine. `mark` is what parts cents in the sheet that the text comes from, where that is known: it
 * decides '1.250', which is refused otherwise, because it is two sums in two countries.
 */
export function readPrice(text: string, mark?: Mark, currency: Currency = 'USD'): Reading {
  const figures = figuresOf(text, currency)
  const inMinor = (plain: string) => minorOf(plain, currency)
  if (/^[-–—]?$/.test(figures)) return { amount: undefined }
  if (/^[-−(]/.test(figures) && /\d/.test(figures)) return unread('negative')
  if (!/^[\d.,]+$/.test(figures))
    return unread(/\d/.test(figures) && /\p{Sc}|[A-Z]{3}/u.test(figures) ? 'other-currency' : 'not-a-number')
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(figures))
    return mark === ',' && /^\d+,\d+$/.test(figures) ? unread('two-readings') : inMinor(figures.replaceAll(',', ''))
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(figures))
    return mark !== ',' && /^\d+\.\d+$/.test(figures)
      ? unread('two-readings')
      : inMinor(figures.replaceAll('.', '').replace(',', '.'))
  if (/^\d+(?:[.,]\d{1,2})?$/.test(figures)) return inMinor(figures.replace(',', '.'))
  return unread(/^\d+[.,]\d{3,}$/.test(figures) ? 'too-fine' : 'not-a-number')
}

function minorOf(figures: string, currency: Currency): Reading {
  const [whole = '', part = ''] = figures.split('.')
  const digits = currencyDigits[currency]
  if (part.length > (hasWholePrices(currency) ? 0 : digits)) return unread('too-fine')
  const amount = Number(`${whole}${part.padEnd(digits, '0')}`)
  if (amount === 0) return unread('zero')
  return amount > largestMinor ? unread('too-large') : { amount }
}

/** What parts cents in a sheet, by those of its texts that leave no doubt; undefined where none does, or they differ. */
export function markOf(texts: readonly string[], currency: Currency = 'USD'): Mark | undefined {
  const all = texts.map((text) => figuresOf(text, currency))
  const comma = all.some((figures) => /^[\d.]*\d,\d{1,2}$/.test(figures) || /^\d{1,3}(?:\.\d{3}){2,}$/.test(figures))
  const point = all.some((figures) => /^[\d,]*\d\.\d{1,2}$/.test(figures) || /^\d{1,3}(?:,\d{3}){2,}$/.test(figures))
  if (comma === point) return undefined
  return comma ? ',' : '.'
}

/** A price as a cell shows it: '1,250', '1,250.50'. Cents are shown only where there are some. */
export function priceText(amount: number | undefined, currency: Currency = 'USD'): string {
  if (amount === undefined) return ''
  const digits = currencyDigits[currency]
  const part = amount % 10 ** digits
  const whole = Math.trunc(amount / 10 ** digits)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
  return part ? `${whole}.${part.toString().padStart(digits, '0')}` : whole
}
