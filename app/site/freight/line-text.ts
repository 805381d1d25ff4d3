import type { EstimateLine } from '#features/freight/estimate.ts'
import { moneyText, usd } from '#values/money.ts'
import { type FreightWords, figure } from './quantity-text.ts'

/** One way to send a shipment, in words: '160 kg by air'. */
export function lineText(line: EstimateLine, { sum: { lines: words } }: FreightWords): string {
  switch (line.per) {
    case 'kilogram': {
      const kg = figure(line.kg)
      if (line.isMinimum) return words.minimum({ kg })
      return line.asKg > line.kg ? words.kilogramAs({ kg, asKg: figure(line.asKg) }) : words.kilogram({ kg })
    }
    case 'container':
      return words.container[line.size]({ count: line.count })
    case 'truck':
      return words.truck({ count: line.count })
    case 'parcel':
      return words[line.documents ? 'documents' : 'parcel']({ kg: figure(line.mostKg) })
    case 'tonne':
      return words.tonne({ tonnes: figure(line.tonnes) })
    case 'revenue-tonne':
      return words[line.per]({ tonnes: figure(line.tonnes, 3) })
  }
}

/** A range in whole dollars: cents would suggest a precision that an estimate does not have. */
export function rangeText(
  { leastMinor, mostMinor }: Pick<EstimateLine, 'leastMinor' | 'mostMinor'>,
  { sum }: FreightWords,
): string {
  const [least, most] = [dollars(leastMinor), dollars(mostMinor)]
  return least === most ? least : sum.fromTo({ least, most })
}

const dollars = (minor: number) => moneyText(usd(Math.round(minor / 100) * 100))
