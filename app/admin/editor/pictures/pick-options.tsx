import { groupedBy } from '../../../ui/group-by.ts'
import type { Choice } from '../shape.ts'

/** The options of a picker, by their groups. A chosen one that is not in the list any more is shown by its id. */
export function PickOptions({ choices, value }: { choices: readonly Choice[]; value?: string }) {
  const lost: Choice[] = value && !choices.some(({ id }) => id === value) ? [{ id: value, name: value }] : []
  const groups = groupedBy([...lost, ...choices], ({ group = '' }) => group)
  return groups.map(([group, members]) => {
    const options = members.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))
    return group ? (
      <optgroup key={group} label={group}>
        {options}
      </optgroup>
    ) : (
      options
    )
  })
}
