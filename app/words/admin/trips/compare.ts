import type { FactAspect, ItemAspect } from '#features/trips/compare-versions.ts'

/** Two versions of a trip side by side. */
export const tripCompareWords = {
  title: 'Compare versions',
  lede: (title: string) => `${title}: what came, what went, and what is another one.`,
  before: 'Before',
  after: 'After',
  go: 'Compare',
  same: 'Both versions say the same.',
  prices: 'Price',
  facts: 'Journey',
  days: 'Days',
  items: 'Items',
  none: '–',
  margin: (text: string) => `${text} margin`,
  day: (day: number, title: string) => (title ? `Day ${day}: ${title}` : `Day ${day}`),
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  aspects: {
    day: 'day',
    length: 'length',
    service: 'what it is',
    words: 'text',
    options: 'options',
    travellers: 'travellers',
    amount: 'amount or place',
    rule: 'price rule',
    cost: 'cost',
  } satisfies Record<ItemAspect, string>,
  factNames: {
    startsOn: 'First day',
    party: 'Travellers and rooms',
    options: 'Options',
    pricing: 'How prices are made',
    texts: 'Introduction, included and not included',
  } satisfies Record<FactAspect, string>,
  differs: 'differs',
  travellers: (count: number, rooms: number) =>
    `${count} ${count === 1 ? 'traveller' : 'travellers'} in ${rooms} ${rooms === 1 ? 'room' : 'rooms'}`,
} as const
