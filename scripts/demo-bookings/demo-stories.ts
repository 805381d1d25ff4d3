/** What becomes of a sample booking, so that the admin area shows every state there is. */
const stories = [
  'held',
  'lapsed',
  'deposit',
  'paid',
  'part-paid',
  'cancelled',
  'refunded',
  'declined',
  'travelled',
  'absent',
  'enquiry',
  'quoted',
  'waiting',
] as const
export type Story = (typeof stories)[number]

/** How many hours before now a story begins: long enough for all of it to have happened, and short where it is open. */
export const hoursAgo: Record<Story, readonly [least: number, most: number]> = {
  held: [1, 15],
  lapsed: [120, 400],
  deposit: [60, 900],
  paid: [200, 1200],
  'part-paid': [3, 14],
  cancelled: [300, 900],
  refunded: [400, 900],
  declined: [150, 500],
  travelled: [2500, 3300],
  absent: [2500, 3300],
  enquiry: [2, 70],
  quoted: [20, 200],
  waiting: [20, 300],
}

/** The same number between two others for the same place in the list, so that a season looks like one and not like a table. */
export function spread(nth: number, [least, most]: readonly [number, number]): number {
  const share = ((nth * 7919 + 104729) % 997) / 997
  return Math.round(least + share * (most - least))
}
