import { addMonths, type Day } from '#values/dates.ts'

/** The topics of a question. */
export const topics = ['journey', 'pilgrimage', 'room', 'car', 'freight', 'booking', 'other'] as const

/** The purposes of a tailor-made journey, and its accommodation. */
export const wishes = [
  'gorillas',
  'chimpanzees',
  'savannah',
  'walking',
  'lake',
  'coast',
  'mountain',
  'culture',
  'pilgrimage',
] as const
export const sleeps = ['simple', 'lodge', 'luxury', 'mixed'] as const
/** US dollars for each traveller, without flights. */
export const budgets = ['up-to-1500', '1500-to-3000', '3000-to-5000', '5000-to-8000', 'over-8000'] as const
export const mostTravellers = 60
export const mostDays = 60
/** How far ahead a journey can be wished for. */
export const monthsAhead = 36

/** Days that groups choose; 'own' for dates of their own. */
export const feasts = ['28-november', '15-august', '15-september', 'last-friday', 'quiet', 'own'] as const
export const groupRooms = ['simple', 'twin', 'hotel', 'unsure'] as const
export const pilgrims = { least: 6, most: 60 } as const

/** The months that a journey can be wished for, from the one that runs: '2027-03', … */
export const monthsFrom = (today: Day): string[] =>
  Array.from({ length: monthsAhead }, (_, ahead) => addMonths(`${today.slice(0, 7)}-01`, ahead).slice(0, 7))

/** How many leaders of a group travel free, where one in every so many does: docs/pricing.md, 'Discounts'. */
export const freeLeaderPlaces = (travellers: number, every: number): number => (every > 0 ? Math.floor(travellers / every) : 0)
