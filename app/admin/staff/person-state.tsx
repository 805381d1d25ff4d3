import type { StaffState } from '#features/staff/staff.ts'
import { adminWords } from '../../words/admin/admin.ts'

const tones: Record<StaffState, string> = { active: 'tag ok', invited: 'tag warn', disabled: 'tag bad' }

/** Whether somebody may come in, as a tag. */
export function PersonState({ state }: { state: StaffState }) {
  return <span className={tones[state]}>{adminWords.people.states[state]}</span>
}
