import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { comfortWords } from './trade.ts'

const group = (size: number) => (size === 1 ? '1 traveller' : `${size} sharing`)

const basis = (size: number, comfort: Comfort) => `${group(size)}, ${comfortWords[comfort].toLowerCase()}`

export const cardWords = {
  from: 'from',
  basis,
  line: (amount: string, size: number, comfort: Comfort) => `from ${amount} a person, ${basis(size, comfort)}`,
  onRequest: 'Ask for a price',
  notSold: 'Not on sale now',
} as const
