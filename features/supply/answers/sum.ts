import { type Currency, currencyDigits, type Money } from '#values/money.ts'

/** How a currency is written, in small letters. */
const currencies: Readonly<Record<string, Currency>> = {
  usd: 'USD',
  us$: 'USD',
  usd$: 'USD',
  $: 'USD',
  dollars: 'USD',
  'us dollars': 'USD',
  'dollars us': 'USD',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '€': 'EUR',
  rwf: 'RWF',
  frw: 'RWF',
  'francs rwandais': 'RWF',
  'rwandan francs': 'RWF',
  ugx: 'UGX',
  kes: 'KES',
  ksh: 'KES',
  kshs: 'KES',
  tzs: 'TZS',
}

const names = Object.keys(currencies)
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace('$', '\\$'))
  .join('|')
/** Groups of three with one separator, and cents: 1,250.00, 720 000, 1.250,00. Each repeat has an end, so that no text is slow to read. */
const figures = String.raw`\d{1,3}(?:[ .,']\d{3}){1,4}(?:[.,]\d{1,2})?|\d{1,12}(?:[.,]\d{1,2})?`
const sumText = new RegExp(
  String.raw`(?<![\p{L}\d$])(?<before>${names})[.:]? ?(?<after>${figures})(?![\d%]|[.,-]\d)|(?<![\d.,])(?<first>${figures}) ?(?<behind>${names})(?![\p{L}\d])`,
  'giu',
)

function minorOf(written: string, currency: Currency): number | undefined {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? []
  const digits = currencyDigits[currency]
  if (digits === 0 && Number(cents) > 0) return undefined
  return Number(whole.replace(/\D/g, '')) * 10 ** digits + (digits === 0 ? 0 : Number(cents.padEnd(2, '0')))
}

/** The one sum that a text names, with its currency; null where there is none, where there are two, or where one cannot be read. */
export function readSum(text: string): Money | null {
  const sums = new Map<string, Money>()
  for (const { groups = {} } of text.matchAll(sumText)) {
    const currency = currencies[(groups.before ?? groups.behind ?? '').toLowerCase()]
    const minor = currency && minorOf(groups.after ?? groups.first ?? '', currency)
    if (!currency || minor === undefined || minor > Number.MAX_SAFE_INTEGER) return null
    sums.set(`${currency} ${minor}`, { currency, minor })
  }
  const [only, ...others] = sums.values()
  return others.length === 0 ? (only ?? null) : null
}
