import type { BandsFault } from '#features/suppliers/child-bands.ts'
import type { LineFault } from '#features/suppliers/rates/match-lines.ts'
import type { AmountField, ScopeField } from '#features/suppliers/rates/rate-fields.ts'
import type { RateBasis } from '#features/suppliers/supplier-service.ts'
import { daysText } from '#values/day-words.ts'
import type { Currency } from '#values/money.ts'
import { sheetWords } from '../content/editor-sheet.ts'
import { counted } from '../counted.ts'

/** What the amount of each basis is. */
export const basisAmounts: Record<RateBasis, string> = {
  'person-night': 'Sharing',
  'room-night': 'Room',
  person: 'Person',
  'vehicle-day': 'Vehicle, day',
  group: 'Group',
  km: 'Kilometre',
  item: 'Each',
}
const amounts: Record<AmountField, string> = { amount: 'amount', single: 'single', third: 'third', rack: 'rack' }
export const amountHeads = { single: 'Single', third: 'Third adult', rack: 'Rack' } as const

const fields: Record<ScopeField, string> = {
  from: 'First day',
  to: 'Last day',
  weekdays: 'Weekdays',
  residency: 'Residents',
  party_from: 'Travellers from',
  party_to: 'Travellers to',
  nights_from: 'Nights from',
  nights_to: 'Nights to',
}
export const residencyNames = { foreign: 'Foreign', resident: 'Resident', african: 'African', eac: 'East African' } as const

/** For whom a season is besides its days: 'Fri-Sat, East African, from 4 travellers'. */
export function scopeWords(texts: Readonly<Record<ScopeField, string>>): string {
  const range = (from: string, to: string, noun: string) => {
    if (from && to) return from === to ? `${from} ${noun}` : `${from} to ${to} ${noun}`
    if (from) return `from ${from} ${noun}`
    return to && `up to ${to} ${noun}`
  }
  const residency = residencyNames[texts.residency as keyof typeof residencyNames] ?? texts.residency
  return [
    texts.weekdays,
    residency,
    range(texts.party_from, texts.party_to, 'travellers'),
    range(texts.nights_from, texts.nights_to, 'nights'),
  ]
    .filter(Boolean)
    .join(', ')
}

const nearest = (name: string | undefined) => (name ? ` Did you mean “${name}”?` : '')

function bandsFault(fault: BandsFault, currency: Currency): string {
  switch (fault.reason) {
    case 'band-unread':
      return `“${fault.text}” is not a price by age. Write it as 0-3 free, 4-11 50%, 12-15 30.`
    case 'bands-not-in-turn':
      return `“${fault.text}” leaves out an age, repeats one, or is above 17.`
    case 'band-amount':
      return `“${fault.text}” has no amount. ${sheetWords.unread(fault.why, currency)}`
  }
}

/** Why a line of an import, or a field of the table, is not read. */
export function lineFault(fault: LineFault | { reason: 'season-empty' }): string {
  switch (fault.reason) {
    case 'missing':
      return `The column ${fault.column} is empty.`
    case 'supplier-unknown':
      return `No supplier is called “${fault.value}”.${nearest(fault.nearest)}`
    case 'contract-unknown':
      return `The supplier has no contract called “${fault.value}”.${nearest(fault.nearest)}`
    case 'service-unknown':
      return `The supplier has no service called “${fault.value}”.${nearest(fault.nearest)}`
    case 'other-contract':
      return `“${fault.value}” is another supplier or contract. Use the import for all suppliers.`
    case 'several-services':
      return fault.value
        ? `The service is not sold on “${fault.value}”. It is sold on ${fault.boards.join(', ')}.`
        : `Several services have this name. Write the board: ${fault.boards.join(', ')}.`
    case 'basis-other':
      return `The service is counted by ${fault.basis}, not by “${fault.value}”.`
    case 'kind-wrong':
      return `“${fault.value}” is not a kind. Write rate, supplement or closed.`
    case 'per-wrong':
      return `“${fault.value}” is not a unit. Write person-night, room-night, stay or person.`
    case 'compulsory-wrong':
      return 'Write yes or no for compulsory.'
    case 'supplement-amount':
      return `“${fault.value}” was not read. ${sheetWords.unread(fault.why, fault.currency)}`
    case 'too-long':
      return `The column ${fault.column} holds at most ${fault.most} characters.`
    case 'day-missing':
      return `${fields[fault.field]} is empty. Write it as 2027-07-01.`
    case 'day-wrong':
      return `“${fault.value}” is not a day. Write it as 2027-07-01 or 1 July 2027.`
    case 'two-days':
      return `“${fault.value}” is two days in two countries. Write it as 2027-07-01 or 1 July 2027.`
    case 'year-missing':
      return `“${fault.value}” has no year of four figures. Write it as 1 July 2027.`
    case 'upside-down':
      return 'The last day is before the first.'
    case 'weekdays-wrong':
      return `“${fault.value}” is not read. Write weekdays as Mon-Thu or Fri, Sat.`
    case 'residency-wrong':
      return `“${fault.value}” is not a residency. Write foreign, resident, african or eac, or nothing for all.`
    case 'count-wrong':
      return `${fields[fault.field]}: “${fault.value}” is not a number from 1 to 60.`
    case 'count-upside-down':
      return `${fields[fault.field]}: “${fault.value}” is less than where it begins.`
    case 'amount-missing':
      return 'The first amount is missing: the one for sharing, the room or the unit.'
    case 'amount-wrong':
      return `The ${amounts[fault.field]}, “${fault.value}”, was not read. ${sheetWords.unread(fault.why, fault.currency)}`
    case 'amount-not-counted':
      return `A service counted by ${fault.basis} has no price for ${fault.field}.`
    case 'rack-of-commissionable':
      return 'The contract is commissionable: its amounts are the rack rates already.'
    case 'children-wrong':
      return bandsFault(fault.fault, fault.currency)
    case 'season-empty':
      return 'The season has no amount. Enter one, or empty its days.'
  }
}

type Days = { from: string; to: string }
export type PlanFault =
  | { reason: 'contract-ended' }
  | ({ reason: 'outside-contract' } & Days)
  | { reason: 'overlaps-line'; with: string; shared: Days }
  | { reason: 'overlaps-contract'; contract: string; other: Days; shared: Days }
  | { reason: 'ranges-overlap'; other: Days }
  | { reason: 'supplement-twice'; with: string }
  | { reason: 'supplement-overlaps'; other: Days }
  | { reason: 'closure-twice'; with: string }
  | { reason: 'closure-overlaps'; other: Days }

const of = ({ from, to }: Days) => daysText(from, to)

/** Why a line that is read cannot be saved. */
export function planFault(fault: PlanFault): string {
  switch (fault.reason) {
    case 'contract-ended':
      return 'The contract has ended.'
    case 'outside-contract':
      return `The contract holds ${of(fault)}.`
    case 'overlaps-line':
      return `It shares ${of(fault.shared)} with ${fault.with}.`
    case 'overlaps-contract':
      return `It shares ${of(fault.shared)} with ${of(fault.other)} of the contract “${fault.contract}”.`
    case 'ranges-overlap':
      return `${of(fault.other)} has a rate for other numbers of travellers or nights that include some of these.`
    case 'supplement-twice':
      return `It would be charged twice: ${fault.with} has the same label on some of these days.`
    case 'supplement-overlaps':
      return `It would be charged twice: ${of(fault.other)} has a supplement of this label.`
    case 'closure-twice':
      return `It shares days with ${fault.with}.`
    case 'closure-overlaps':
      return `The service is closed ${of(fault.other)} already.`
  }
}

/** What a sheet would do, line by line. */
export const ratePlanWords = {
  title: 'What will change',
  columns: { row: 'Line', what: 'Service', days: 'Days', was: 'Now', is: 'New', says: 'Effect' },
  line: (row: number) => `line ${row}`,
  rateSays: { new: 'New', same: 'No change', replaces: 'Replaces', splits: 'Splits' },
  ends: 'Ends',
  closed: (reason: string) => `Closed: ${reason}`,
  supplement: (label: string) => `Supplement: ${label}`,
  everyStay: 'Every stay',
  compulsory: (isSo: boolean) => (isSo ? 'compulsory' : 'optional'),
  children: (text: string) => `children ${text}`,
  amount: (field: AmountField, text: string) => (field === 'amount' ? text : `${amounts[field]} ${text}`),
  count: (changes: number, faulty: number) =>
    `${counted(changes, 'change')}${faulty > 0 ? `, ${counted(faulty, 'line')} with errors` : ''}.`,
  left: (count: number) =>
    `${counted(count, 'rate')} of the contract ${count === 1 ? 'stays' : 'stay'} as ${count === 1 ? 'it is' : 'they are'}.`,
  fewer: (shown: number, all: number) => `The first ${shown} of ${all} lines are shown.`,
  gaps: 'Days without a rate, then',
  gap: (service: string, days: Days, weekdays: string) => `${service}: ${of(days)}${weekdays ? `, ${weekdays}` : ''}`,
  moreGaps: (count: number) => `And ${count} more.`,
  sentences: {
    changed: 'Something changed since you looked. Nothing was saved. This is what would change now.',
    'contract-ended': 'The contract has ended, and its rates stay as they are.',
    faulty: 'Correct the lines with errors. Nothing was saved.',
    nothing: 'There is nothing to save.',
  },
} as const
