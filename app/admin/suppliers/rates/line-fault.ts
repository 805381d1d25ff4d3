import type { LineFault } from '#features/suppliers/rates/match-lines.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { rateLineWords } from '../../../words/admin/suppliers/rate-lines.ts'
import { unreadText } from '../../editor/sheet/unread-text.ts'

/** Why a line of an import, or a field of the table, is not read. */
export function lineFault(read: ReadWords, fault: LineFault | { reason: 'season-empty' }): string {
  const { faults: words, fields, nearest } = read(rateLineWords)
  switch (fault.reason) {
    case 'missing':
      return words.missing({ column: fault.column })
    case 'supplier-unknown':
    case 'contract-unknown':
    case 'service-unknown': {
      const sentence = words[fault.reason]({ value: fault.value })
      return fault.nearest ? `${sentence} ${nearest({ name: fault.nearest })}` : sentence
    }
    case 'several-services': {
      const boards = fault.boards.join(', ')
      return fault.value ? words['board-other']({ value: fault.value, boards }) : words['board-missing']({ boards })
    }
    case 'basis-other':
      return words[fault.reason]({ basis: fault.basis, value: fault.value })
    case 'supplement-amount':
      return words[fault.reason]({ value: fault.value, why: unreadText(read, fault.why, fault.currency) })
    case 'too-long':
      return words[fault.reason]({ column: fault.column, most: fault.most })
    case 'day-missing':
      return words[fault.reason]({ field: fields[fault.field] })
    case 'count-wrong':
    case 'count-upside-down':
      return words[fault.reason]({ field: fields[fault.field], value: fault.value })
    case 'amount-wrong':
      return words[fault.reason]({
        field: fields[fault.field],
        value: fault.value,
        why: unreadText(read, fault.why, fault.currency),
      })
    case 'amount-not-counted':
      return words[fault.reason]({ basis: fault.basis, field: fault.field })
    case 'children-wrong': {
      const { reason, text } = fault.fault
      if (reason !== 'band-amount') return words[reason]({ text })
      return words[reason]({ text, why: unreadText(read, fault.fault.why, fault.currency) })
    }
    case 'compulsory-wrong':
    case 'upside-down':
    case 'amount-missing':
    case 'rack-of-commissionable':
    case 'season-empty':
      return words[fault.reason]
    default:
      return words[fault.reason]({ value: fault.value })
  }
}
