import type { RateEffect, RateFault } from '#features/hotels/plan-rates.ts'
import type { RateLineFault } from '#features/hotels/read-rate-sheet.server.ts'
import { counted } from '../../en.ts'
import { sheetWords } from './editor-sheet.ts'

const stayed = (count: number) =>
  count === 1 ? '1 rate that it does not name stays.' : `${count} rates that it does not name stay.`

/** The rates of hotels from a table. */
export const rateSheetWords = {
  title: 'Rate sheet',
  titleOf: (hotel: string) => `Rate sheet of ${hotel}`,
  open: 'Rate sheet',
  lede: 'Rates from a table as CSV. You see every line first. What you keep goes into the drafts: visitors see it once you publish.',
  look: 'Show what would change',
  present: 'Download the present rates',
  presentName: (slug: string) => (slug ? `rates-${slug}.csv` : 'rates.csv'),
  columns: {
    hotel: 'The last part of the hotel’s address, such as heron-court-kigali',
    room: 'The room type’s name, as it stands in the hotel',
    board: 'RO, BB, HB, FB or GP. Left empty it is the house’s own',
    season: 'low or high',
    from: 'The first day of a season, such as 1 June. High seasons that are named here take the place of those there are',
    to: 'Its last day, such as 30 September',
    minimum_nights: 'The fewest nights of a stay in that high season, 1 to 30',
    rate: 'US dollars for the whole room and one night: 85, 85.00 or $85. Left empty nothing changes',
  },
  nights: (count: number) => counted(count, 'night'),
  plan: {
    title: 'What would change',
    count: (changes: number, faulty: number) =>
      faulty === 0
        ? `${counted(changes, 'rate')}.`
        : `${counted(changes, 'rate')}, and ${counted(faulty, 'line')} that cannot be kept.`,
    columns: {
      row: 'Line',
      hotel: 'Hotel',
      room: 'Room',
      board: 'Board',
      season: 'Season',
      was: 'Now',
      is: 'Becomes',
      says: 'What it does',
    },
    seasons: { low: 'Low', high: 'High' },
    effects: {
      new: 'Adds a rate',
      changed: 'Changes the rate',
      same: 'As it is',
      'no-amount': 'No rate: stays as it is',
    } satisfies Record<RateEffect, string>,
    fewer: (shown: number, all: number) => `The first ${shown} of ${all} lines are shown.`,
    hotels: 'Hotel by hotel',
    hotel: ({ added, changed, left }: { added: number; changed: number; left: number }) =>
      [`${counted(added, 'new rate')}, ${changed} changed.`, left > 0 && stayed(left)].filter(Boolean).join(' '),
    seasonsBefore: 'High seasons now',
    seasonsAfter: 'High seasons then',
    noSeasons: 'None',
    skip: 'Leave out the lines that cannot be kept',
    keep: (hotels: number) => (hotels === 1 ? 'Keep it in the draft' : `Keep it in ${hotels} drafts`),
    nothing: 'All of it is so already. There is nothing to keep.',
    changed: 'Something changed since you looked. This is how it stands now; nothing was kept.',
    faulty: 'There are lines that cannot be kept. Mend the table, or leave them out. Nothing was kept.',
    faultyStill: 'Without these lines others cannot be kept. Mend the table. Nothing was kept.',
    refused: 'Somebody saved one of these hotels at this moment. Look again; nothing was kept.',
  },
  saved: (hotels: number) =>
    hotels === 1
      ? 'The draft has the new rates. Look it over, then publish it.'
      : `${hotels} drafts have the new rates. Look them over, then publish them.`,
  see: 'See the draft',
  compare: 'See what changed',
  seeAll: 'See the hotels that are not published as they are written',
} as const

export function rateLineFault(fault: RateLineFault): string {
  switch (fault.reason) {
    case 'hotel-missing':
      return 'It names no hotel.'
    case 'room-missing':
      return 'It names no room.'
    case 'other-hotel':
      return `It is for another hotel, “${fault.value}”. Bring it on the rate sheet of all hotels.`
    case 'board-wrong':
      return `“${fault.value}” is no board. Write RO, BB, HB, FB or GP.`
    case 'season-wrong':
      return `“${fault.value}” is no season. Write low or high.`
    case 'day-wrong':
      return `“${fault.value}” is no day. Write it as 1 June.`
    case 'day-missing':
      return 'It names one end of its season. Write both, from and to.'
    case 'nights-wrong':
      return `“${fault.value}” is no number of nights from 1 to 30.`
    case 'nights-without-season':
      return 'The fewest nights belong to a high season that names its days.'
    case 'rate-wrong':
      return `“${fault.value}” cannot be the rate. ${sheetWords.unread[fault.why]}`
  }
}

export function rateFault(fault: RateFault, span: (of: { from: string; to: string }) => string): string {
  switch (fault.reason) {
    case 'hotel-unknown':
      return 'No hotel has this address.'
    case 'room-unknown':
      return fault.rooms.length > 0
        ? `The house has no such room. It has: ${fault.rooms.join(', ')}.`
        : 'The house has no rooms yet. Add them first.'
    case 'room-twice':
      return `Several rooms are called so. Write one of ${fault.ids.join(', ')}.`
    case 'twice':
      return `Line ${fault.other} says another amount for the same rate.`
    case 'no-high-season':
      return 'The house has no high season. Name its days in from and to.'
    case 'seasons-overlap':
      return `Its season shares days with that of line ${fault.other}.`
    case 'season-all-year':
      return 'Its season is the whole year, so no day is left for the low season.'
    case 'nights-differ':
      return `Line ${fault.other} says other fewest nights for the same season.`
    case 'low-in-high':
      return `These days lie in the high season, ${span(fault.high)}.`
    case 'gap':
      return `${span(fault.gap)} stands in no season.`
  }
}
