import type { EstimateLine } from '#features/freight/estimate.ts'
import { moneyText, usd } from '#values/money.ts'
import { freightWords } from '../../words/freight.ts'

/** One way to send a shipment, in words: '160 kg by air'. */
export function lineText(line: EstimateLine): string {
  const words = freightWords.sum.lines
  switch (line.per) {
    case 'kilogram':
      return line.isMinimum ? `${words.kilogram(line.kg, line.kg)}, ${words.minimum}` : words.kilogram(line.kg, line.asKg)
    case 'container':
      return words.container(line.count, line.size)
    case 'truck':
      return words.truck(line.count)
    case 'parcel':
      return line.documents ? words.documents(line.mostKg) : words.parcel(line.mostKg)
    default:
      return words[line.per](line.tonnes)
  }
}

/** A range in whole dollars: cents would suggest a precision that an estimate does not have. */
export const rangeText = ({ leastMinor, mostMinor }: Pick<EstimateLine, 'leastMinor' | 'mostMinor'>): string =>
  freightWords.sum.from(dollars(leastMinor), dollars(mostMinor))

const dollars = (minor: number) => moneyText(usd(Math.round(minor / 100) * 100))
