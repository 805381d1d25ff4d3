import type { StaffState } from '#features/staff/staff.ts'
import { useWords } from '../../languages/use-words.ts'
import { staffLogWords } from '../../words/admin/staff.ts'

const tones: Record<StaffState, string> = { active: 'tag ok', invited: 'tag warn', disabled: 'tag bad' }

/** Whether somebody may come in, as a tag. */
export function PersonState({ state }: { state: StaffState }) {
  const words = useWords(staffLogWords)
  return <span className={tones[state]}>{words.states[state]}</span>
}
