import type { BookingFacts, DocumentLine, FrancRate, PriceFacts } from './facts.ts'

type Order = BookingFacts['order']

const line = (label: string, reason: string, quantity: number, unitMinor: number, vatMinor = 0): DocumentLine => ({
  label,
  reason,
  quantity,
  unitMinor,
  amountMinor: quantity * unitMinor,
  vatMinor,
})

/** What an order of each kind costs, line by line, for tests. */
export const lines: Record<Order, DocumentLine[]> = {
  departure: [
    line('Seven days, guest houses, sharing a room', 'High season in June, the price of a group of 4 to 12', 2, 148_000, 22_576),
    line('Gorilla permit, 16 June', 'Volcanoes National Park, international visitor, not refundable once bought', 2, 150_000),
    line('Canopy walk, 18 June', 'Nyungwe, international visitor', 2, 4_000),
    line('Park entry, 18 June', 'Nyungwe, international visitor', 2, 10_000),
    line('Code HILLS', '5% off the journey, not off permits and fees', 1, -14_800),
  ],
  journey: [
    line('Five days, lodges, sharing a room', 'Low season, the price of a party of 4', 4, 92_050, 14_042),
    line('A child of 9 years', 'Half the price with two adults', -1, 46_025),
    line('Room alone', 'One traveller sleeps alone, 4 nights', 1, 22_000, 3_356),
  ],
  pilgrims: [
    line('Four days, simple rooms', 'A group of 34, a bus that waits', 34, 21_500, 3_280),
    line('Two leaders travel free', 'One in every 16 travellers', 2, -21_500),
    line('Tourism tax', '3% on three nights of lodging', 1, 2_145),
  ],
  stay: [
    line('Lake room, half board', '14, 15 and 16 August, two adults and a child of 4', 3, 14_500, 2_212),
    line('Tourism tax', '3% on lodging', 1, 1_106),
  ],
  hire: [
    line('Four-wheel drive, 4 days', 'With a driver, 100 km a day included', 4, 12_000),
    line("Driver's nights", 'Three nights away from Kigali', 3, 2_500),
    line('Value added tax', '18%, added to car hire', 1, 9_990, 9_990),
  ],
}

export const rate: FrancRate = { perUsd: 1450, source: 'Approximate rate of 2025', on: '2027-05-28' }
export const price = (order: Order): PriceFacts => ({ currency: 'USD', lines: lines[order], rate })
export const total = (order: Order) => lines[order].reduce((sum, { amountMinor }) => sum + amountMinor, 0)
/** A deposit. */
export const third = (order: Order) => Math.round(total(order) * 0.3)
