import type { EstimateLine } from '#features/freight/estimate.ts'
import { moneyText, usd } from '#values/money.ts'
import { freightWords } from '../../words/freight.ts'

/** One way to send a shipment, in words: '160 kg by air'. */
export function lineText(line: EstimateLine): string {
  const says = freightWords.sum.lines
  switch (line.per) {
    case 'kilogram':
      return line.isMinimum ? `${says.kilogram(line.kg, line.kg)}, ${says.minimum}` : says.kilogram(line.kg, line.asKg)
    case 'container':
      return says.container(line.count, line.size)
    case 'truck':
      return says.truck(line.count)
    case 'parcel':
      return line.documents ? says.documents(line.mostKg) : says.parcel(line.mostKg)
    default:
      return says[line.per](line.tonnes)
  }
}

/** A range in whole dollars: cents would say more than anybody knows. */
export const rangeText = ({ leastMinor, mostMinor }: Pick<EstimateLine, 'leastMinor' | 'mostMinor'>): string =>
  freightWords.sum.from(dollars(leastMinor), dollars(mostMinor))

const dollars = (minor: number) => moneyText(usd(Math.round(minor / 100) * 100))
