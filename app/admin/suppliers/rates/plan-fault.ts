import type { ReadWords } from '#platform/languages/read-words.ts'
import { ratePlanWords } from '../../../words/admin/suppliers/rate-plan.ts'

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

/** Why a line that is read cannot be saved. */
export function planFault(read: ReadWords, fault: PlanFault): string {
  const words = read(ratePlanWords).faults
  const of = ({ from, to }: Days) => read.format.days(from, to)
  switch (fault.reason) {
    case 'contract-ended':
      return words[fault.reason]
    case 'outside-contract':
      return words[fault.reason]({ days: of(fault) })
    case 'overlaps-line':
      return words[fault.reason]({ shared: of(fault.shared), with: fault.with })
    case 'overlaps-contract':
      return words[fault.reason]({ shared: of(fault.shared), other: of(fault.other), contract: fault.contract })
    case 'supplement-twice':
    case 'closure-twice':
      return words[fault.reason]({ with: fault.with })
    default:
      return words[fault.reason]({ other: of(fault.other) })
  }
}
