import type { LotState } from '#features/permits/lot.ts'
import { nextState } from '#features/permits/rules/lot-states.ts'

export const lotActions = ['reserve', 'deposit', 'pay', 'give', 'move', 'give-back', 'drop', 'withdraw'] as const
export type LotAction = (typeof lotActions)[number]

/** States in which permits may be given to another pool of their day. */
const shared: readonly LotState[] = ['wanted', 'reserved', 'deposited', 'paid']

/** What can be done to a lot in a state, what comes next first. One whose end has come is only counted by the clock. */
export function actionsOf({ state, isOver }: { state: LotState; isOver: boolean }): LotAction[] {
  if (isOver) return []
  return lotActions.filter((action) => (action === 'give' ? shared.includes(state) : nextState(state, action) !== undefined))
}

/** Which of them is next: what brings the permits nearer to being ours. */
const next: Partial<Record<LotState, LotAction>> = { wanted: 'reserve', reserved: 'pay', deposited: 'pay' }
export const nextAction = (state: LotState): LotAction | undefined => next[state]

/** A lot that is over: nothing is done with it any more, and it stands in the history alone. */
export const isEnded = (state: LotState): boolean => state === 'expired' || state === 'released' || state === 'withdrawn'
