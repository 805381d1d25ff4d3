import type { SendFault, SendWarning } from '#features/trips/proposing/send-checks.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { tripProposalWords } from '../../../words/admin/trips/proposals.ts'
import { tripCheckWords } from '../../../words/admin/trips/trip-checks.ts'
import { differencesText, roadGapLine } from '../builder/to-do-view.ts'

/** A line of what stands against sending, with the day at which it is found. */
export type CheckLine = { text: string; day?: number | undefined }

/** The travellers without a bed or with two, by their numbers, and how many they are. */
const whoOf = ({ format }: ReadWords, { who }: { who: readonly number[] }) => ({
  count: who.length,
  who: format.list(who.map(String)),
})

/** What forbids sending, as a line. */
export function faultLine(read: ReadWords, fault: SendFault): CheckLine {
  const words = read(tripProposalWords).faults
  switch (fault.reason) {
    case 'placeholder':
      return { text: words.placeholder(fault), day: fault.day }
    case 'no-cost':
      return { text: words.noCost(fault), day: fault.day }
    case 'below-rack':
      return { text: words.belowRack(fault), day: fault.day }
    case 'no-price':
      return { text: words.noPrice }
    case 'fx-too-old':
      return { text: words.fxTooOld(fault) }
    case 'no-fx':
      return { text: words.noFx(fault) }
    case 'untitled-option':
      return { text: words.untitled(fault) }
    case 'two-beds':
      return { text: words.twoBeds({ ...fault, ...whoOf(read, fault) }), day: fault.night }
  }
}

/** By how much its costs differ only who may read costs is told; `options`: how many the version has. */
export function warningLine(
  read: ReadWords,
  warning: SendWarning,
  { readsCosts, options }: { readsCosts: boolean; options: number },
): CheckLine {
  const words = read(tripProposalWords).warnings
  switch (warning.warning) {
    case 'low-margin':
      return { text: words.lowMargin(warning) }
    case 'loss':
      return { text: words.loss(warning) }
    case 'no-bed':
      return { text: words.noBed({ ...warning, ...whoOf(read, warning) }), day: warning.night }
    case 'rooms-short': {
      const { title, night, left, wanted } = warning
      return { text: read(tripCheckWords).roomsShort({ title, night, left, wanted }), day: night }
    }
    case 'road-gap':
      return roadGapLine(read, warning)
    case 'fx-old':
      return { text: words.fxOld(warning) }
    case 'costs-changed': {
      if (!readsCosts) return { text: words.costsChanged }
      return { text: words.ratesChanged({ difference: differencesText(read, warning.differences, options) }) }
    }
  }
}
