import type { PriceLine } from '#features/pricing/price-line.ts'

/**
 * The number before the label of a price line. A line of rooms is counted by its nights, which its reason names with the rooms: '2 × Garden
 * room' would read as two rooms.
 */
export const rowQuantity = ({ kind, quantity }: Pick<PriceLine, 'kind' | 'quantity'>): number => (kind === 'room' ? 1 : quantity)
