import type { LotState } from '#features/permits/lot.ts'
import { nextState } from '#features/permits/rules/lot-states.ts'

const visitActions = ['not-seen', 'ill-at-gate'] as const
export const lotActions = [
  'reserve',
  'deposit',
  'pay',
  ...visitActions,
  'give',
  'move',
  'give-back',
  'top-up',
  'apply-terms',
  'drop',
  'withdraw',
] as const
export type LotAction = (typeof lotActions)[number]

/** States in which permits may be given to another pool of their day. */
const shared: readonly LotState[] = ['wanted', 'reserved', 'deposited', 'paid']

type Lot = {
  state: LotState
  isOver: boolean
  /** Whether its day has come, it is for somebody, and no warden's paper is noted of it. */
  isVisited: boolean
  /** What one of its permits costs more as one for anybody, in USD cents; 0: it is for anybody, or all of them cover somebody. */
  topUpMinor: number
  /** Whether the terms of today are others than those it has. */
  hasFormerTerms: boolean
}

/** What can be done to a lot in a state, what comes next first. One whose end has come is only counted by the clock. */
export function actionsOf({ state, isOver, isVisited, topUpMinor, hasFormerTerms }: Lot): LotAction[] {
  if (isOver) return []
  return lotActions.filter((action) => {
    if (action === 'give') return shared.includes(state)
    if (action === 'top-up' && topUpMinor === 0) return false
    if (action === 'apply-terms' && !hasFormerTerms) return false
    return nextState(state, action) !== undefined && (isVisited || !isVisitAction(action))
  })
}

/** Whether it notes what happened at the gate. */
export const isVisitAction = (action: LotAction): action is (typeof visitActions)[number] =>
  (visitActions as readonly LotAction[]).includes(action)

/** Which of them is next: what brings the permits nearer to being ours. */
const next: Partial<Record<LotState, LotAction>> = { wanted: 'reserve', reserved: 'pay', deposited: 'pay' }
export const nextAction = (state: LotState): LotAction | undefined => next[state]

/** A lot that is over: nothing is done with it any more, and it stands in the history alone. */
export const isEnded = (state: LotState): boolean => state === 'expired' || state === 'released' || state === 'withdrawn'
