import type { BandsFault } from '#features/suppliers/child-bands.ts'
import type { TermsFault } from '#features/suppliers/payment-terms.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contractTermWords } from '../../words/admin/suppliers/contract-terms.ts'

/** Which part of the children's text was not understood, and how it is written. */
export function childrenFault(read: ReadWords, fault: BandsFault, currency: string): string {
  const words = read(contractTermWords).faults
  const { text } = fault
  return fault.reason === 'band-amount' ? words[fault.reason]({ text, currency }) : words[fault.reason]({ text })
}

/** The same for the texts of payment and cancellation. */
export function stepsFault(read: ReadWords, fault: TermsFault, field: 'payment' | 'cancellation'): string {
  const words = read(contractTermWords).faults
  switch (fault.reason) {
    case 'step-unread':
      return words[field]({ text: fault.text })
    case 'not-hundred':
      return words[fault.reason]({ percent: read.format.percent(fault.percent), all: read.format.percent(100) })
    case 'not-in-turn':
      return words[fault.reason]
  }
}
