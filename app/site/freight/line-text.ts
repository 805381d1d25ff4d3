import type { EstimateLine } from '#features/freight/estimate.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import { usd } from '#values/money.ts'
import type { FreightWords } from './quantity-text.ts'

/** One way to send a shipment, in words: '160 kg by air'. */
export function lineText(line: EstimateLine, { sum: { lines: words } }: FreightWords, format: Formatter): string {
  switch (line.per) {
    case 'kilogram': {
      const kg = format.number(line.kg, 1)
      if (line.isMinimum) return words.minimum({ kg })
      return line.asKg > line.kg ? words.kilogramAs({ kg, asKg: format.number(line.asKg, 1) }) : words.kilogram({ kg })
    }
    case 'container':
      return words.container[line.size]({ count: line.count })
    case 'truck':
      return words.truck({ count: line.count })
    case 'parcel':
      return words[line.documents ? 'documents' : 'parcel']({ kg: format.number(line.mostKg, 1) })
    case 'tonne':
      return words.tonne({ tonnes: format.number(line.tonnes, 1) })
    case 'revenue-tonne':
      return words[line.per]({ tonnes: format.number(line.tonnes) })
  }
}

/** A range in whole dollars: cents would suggest a precision that an estimate does not have. */
export function rangeText(
  { leastMinor, mostMinor }: Pick<EstimateLine, 'leastMinor' | 'mostMinor'>,
  { sum }: FreightWords,
  format: Formatter,
): string {
  const [least, most] = [dollars(leastMinor, format), dollars(mostMinor, format)]
  return least === most ? least : sum.fromTo({ least, most })
}

const dollars = (minor: number, format: Formatter) => format.money(usd(Math.round(minor / 100) * 100))
