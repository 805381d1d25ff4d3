import type { CostRefusal } from '#features/suppliers/costing/cost-line.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { costWords } from '../../words/admin/costs.ts'

/** Why a service has no cost, and what mends it. */
export function costRefusal(read: ReadWords, refusal: CostRefusal): string {
  const words = read(costWords).refusals
  const { format } = read
  switch (refusal.reason) {
    case 'closed': {
      const { from, to, reason } = refusal.closure
      return words[refusal.reason]({ days: format.days(from, to), reason })
    }
    case 'not-in-contract':
    case 'rate-gap':
    case 'single-rate-missing':
    case 'party-outside':
      return words[refusal.reason]({ day: format.day(refusal.day) })
    case 'stay-too-short':
      return words[refusal.reason]({ day: format.day(refusal.day), least: refusal.least })
    case 'stay-too-long':
      return words[refusal.reason]({ day: format.day(refusal.day), most: refusal.most })
    case 'room-too-small':
      return words[refusal.reason]({ most: refusal.most })
    case 'too-young':
      return words[refusal.reason]({
        positions: read.format.list(refusal.positions.map(String)),
        count: refusal.positions.length,
        least: refusal.least,
      })
    case 'too-few-vehicles':
      return words[refusal.reason]({ least: refusal.least })
    case 'no-fx':
      return words[refusal.reason]({ currency: refusal.currency })
    default:
      return words[refusal.reason]
  }
}
