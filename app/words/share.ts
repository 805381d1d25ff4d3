import type { FromPrice } from '#features/pricing/packages/from-price.ts'
import { moneyText } from '#values/money.ts'
import { cardWords } from './card.ts'

/** The line below the name on the picture of a shared link. */
export const shareWords = {
  package: (days: string, { amount, groupSize, comfort }: FromPrice) =>
    `${days}, ${cardWords.line(moneyText(amount), groupSize, comfort)}`,
  departure: (days: string, price: string, comfort: string) => `${days}, ${price} a person sharing, ${comfort}`,
  hotel: (place: string, night: string) => `${place}, from ${night} a night`,
  country: 'Parks, visas and when to go',
  lines: {
    home: 'Planned and guided from Kigali',
    packages: 'In Rwanda and East Africa, from Kigali',
    departures: 'Fixed dates with seats you can count',
    pilgrimage: 'Feasts, pilgrimages and prices for groups',
    kibeho: 'Mass times, days, rooms and group prices',
  },
} as const
