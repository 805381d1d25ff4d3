import type { Decision } from '#features/departures/next-decision.ts'
import { counted } from '../counted.ts'

type DecisionWords = { go: string; by: (day: string, when: string) => string }

const decisions: Record<Decision['what'], DecisionWords> = {
  sell: { go: 'Put on sale', by: (day, when) => `Draft. Booking would close on ${day}, ${when}.` },
  run: { go: 'Guarantee or cancel', by: (day, when) => `Decide by ${day}, ${when}.` },
  guide: { go: 'Assign a guide', by: (day, when) => `No guide yet. It starts on ${day}, ${when}.` },
}

/** The head and the tabs of one departure. */
export const departurePageWords = {
  tabs: 'Departure',
  overview: 'Overview',
  crew: 'Crew',
  lists: 'Lists',
  edit: 'Edit',
  listsOf: 'Lists',
  manifest: 'Manifest',
  rooming: 'Rooming list',
  contacts: 'Contacts',
  facts: 'Seats',
  sold: 'Sold',
  held: 'On hold',
  left: 'Left',
  ofCapacity: (capacity: number) => `of ${counted(capacity, 'seat')}`,
  minimum: 'Minimum',
  confirmed: (confirmed: number) => `(${confirmed} confirmed)`,
  guarantee: 'Guarantee',
  guaranteed: 'Guaranteed',
  notGuaranteed: 'Not guaranteed',
  decisions,
  late: 'Late',
  inDays: (days: number) =>
    days > 1 ? `in ${days} days` : days === 1 ? 'tomorrow' : days === 0 ? 'today' : `${counted(-days, 'day')} ago`,
  contactList: {
    title: 'Contacts',
    lede: (bookings: number) => `${counted(bookings, 'booking')}, with the lead traveller’s phone and email.`,
    columns: { lead: 'Lead traveller', people: 'Travellers', phone: 'Phone', email: 'Email' },
  },
} as const
