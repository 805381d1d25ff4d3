import type { RateEffect, RateFault } from '#features/hotels/plan-rates.ts'
import type { RateLineFault } from '#features/hotels/read-rate-sheet.server.ts'
import { counted } from '../counted.ts'
import { sheetWords } from './editor-sheet.ts'

const stayed = (count: number) => (count === 1 ? '1 other rate is unchanged.' : `${count} other rates are unchanged.`)

/** Hotel rates from a table. */
export const rateSheetWords = {
  title: 'Import rates',
  titleOf: (hotel: string) => `Import rates: ${hotel}`,
  open: 'Import rates',
  lede: 'From a CSV file. You see a preview first. Rates are saved in drafts; publish them to show them to visitors.',
  look: 'Preview',
  present: 'Download current rates',
  presentName: (slug: string) => (slug ? `rates-${slug}.csv` : 'rates.csv'),
  columns: {
    hotel: 'The last part of the hotel’s address, such as heron-court-kigali',
    room: 'Room type name, as in the hotel',
    board: 'RO, BB, HB, FB or GP. Empty: the default meal plan',
    season: 'low or high',
    from: 'First day of a season, such as 1 June. High seasons here replace the existing ones',
    to: 'Last day of the season, such as 30 September',
    minimum_nights: 'Minimum nights in that high season, 1 to 30',
    rate: 'US dollars per room and night: 85, 85.00 or $85. Empty: no change',
    rates_from: 'First day of the rate period, such as 2027-01-01. Empty: the first period. A new day adds a period',
  },
  nights: (count: number) => counted(count, 'night'),
  plan: {
    title: 'Preview',
    count: (changes: number, faulty: number) =>
      faulty === 0 ? `${counted(changes, 'rate')}.` : `${counted(changes, 'rate')}, and ${counted(faulty, 'line')} with errors.`,
    columns: {
      row: 'Line',
      hotel: 'Hotel',
      room: 'Room',
      board: 'Meal plan',
      season: 'Season',
      was: 'Current rate',
      is: 'New rate',
      result: 'Check result',
    },
    seasons: { low: 'Low', high: 'High' },
    effects: {
      new: 'Adds a rate',
      changed: 'Changes the rate',
      same: 'No change',
      'no-amount': 'No rate: no change',
    } satisfies Record<RateEffect, string>,
    fewer: (shown: number, all: number) => `The first ${shown} of ${all} lines are shown.`,
    hotels: 'By hotel',
    hotel: ({ added, changed, left }: { added: number; changed: number; left: number }) =>
      [`${counted(added, 'new rate')}, ${changed} changed.`, left > 0 && stayed(left)].filter(Boolean).join(' '),
    ratesFrom: (day: string) => `rates from ${day}`,
    period: (day: string) => `Rates from ${day}`,
    newPeriod: (day: string) => `New rate period from ${day}`,
    seasonsBefore: 'Current high seasons',
    seasonsAfter: 'New high seasons',
    noSeasons: 'None',
    skip: 'Skip lines with errors',
    keep: (hotels: number) => (hotels === 1 ? 'Save to draft' : `Save to ${hotels} drafts`),
    nothing: 'No changes to save.',
    changed: 'Something changed since the preview. Nothing was saved. This is the current preview.',
    faulty: 'Some lines have errors. Correct the table, or skip them. Nothing was saved.',
    faultyWithout: 'Without these lines others have errors. Correct the table. Nothing was saved.',
    refused: 'Somebody else just saved one of these hotels. Nothing was saved. Preview again.',
  },
  saved: (hotels: number) =>
    hotels === 1
      ? 'The new rates are saved in the draft. Review it, then publish.'
      : `The new rates are saved in ${hotels} drafts. Review them, then publish.`,
  see: 'View draft',
  compare: 'Review changes',
  seeAll: 'View hotels with unpublished changes',
} as const

export function rateLineFault(fault: RateLineFault): string {
  switch (fault.reason) {
    case 'hotel-missing':
      return 'The hotel is missing.'
    case 'room-missing':
      return 'The room is missing.'
    case 'other-hotel':
      return `It is for another hotel, “${fault.value}”. Use the import for all hotels.`
    case 'board-wrong':
      return `“${fault.value}” is not a meal plan. Write RO, BB, HB, FB or GP.`
    case 'season-wrong':
      return `“${fault.value}” is not a season. Write low or high.`
    case 'day-wrong':
      return `“${fault.value}” is not a date. Write it as 1 June.`
    case 'period-wrong':
      return `“${fault.value}” is not a day with its year. Write it as 2027-01-01.`
    case 'day-missing':
      return 'Only one end of the season is given. Enter both from and to.'
    case 'nights-wrong':
      return `“${fault.value}” is not a number of nights from 1 to 30.`
    case 'nights-without-season':
      return 'Minimum nights need a high season with its dates.'
    case 'rate-wrong':
      return `“${fault.value}” is not a rate. ${sheetWords.unread(fault.why)}`
  }
}

export function rateFault(fault: RateFault, span: (of: { from: string; to: string }) => string): string {
  switch (fault.reason) {
    case 'hotel-unknown':
      return 'No hotel has this address.'
    case 'room-unknown':
      return fault.rooms.length > 0
        ? `The hotel has no such room. It has: ${fault.rooms.join(', ')}.`
        : 'The hotel has no rooms yet. Add them first.'
    case 'room-twice':
      return `Several rooms have this name. Write one of ${fault.ids.join(', ')}.`
    case 'twice':
      return `Line ${fault.other} has a different amount for the same rate.`
    case 'no-high-season':
      return 'The hotel has no high season. Enter its dates in from and to.'
    case 'seasons-overlap':
      return `The season overlaps the season of line ${fault.other}.`
    case 'season-all-year':
      return 'The season covers the whole year, so there is no low season.'
    case 'nights-differ':
      return `Line ${fault.other} has different minimum nights for the same season.`
    case 'low-in-high':
      return `These days are in the high season, ${span(fault.high)}.`
    case 'gap':
      return `${span(fault.gap)} is in no season.`
  }
}
