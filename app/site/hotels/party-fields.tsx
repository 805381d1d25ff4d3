import { mostAdults } from '#features/hotels/hotel-filter.ts'
import { mostRooms } from '#features/pricing/stays/stay-rates.ts'
import { useWords } from '../../languages/use-words.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { stayPartyWords } from '../../words/stay-party.ts'

/** How many adults, and in how many rooms. */
export function PartyNumbers({ party }: { party: { adults: number; rooms: number } }) {
  const words = useWords(stayPartyWords)
  return (
    <>
      <NumberChoice name="adults" label={words.adults} most={mostAdults} value={party.adults} />
      <NumberChoice name="rooms" label={words.rooms} most={mostRooms} value={party.rooms} />
    </>
  )
}

/** The ages of the children: their number alone gives no price. */
export function ChildAges({ ages }: { ages: readonly number[] }) {
  const { children, childrenHint } = useWords(stayPartyWords)
  return <TextField name="children" label={children} hint={childrenHint} autoComplete="off" defaultValue={ages.join(', ')} />
}

type Props = { name: string; label: string; most: number; value: number }

/** A choice among the numbers from 1. */
function NumberChoice({ name, label, most, value }: Props) {
  const choices = Array.from({ length: most }, (_, index) => ({ value: String(index + 1), words: String(index + 1) }))
  return <SelectField name={name} label={label} choices={choices} defaultValue={String(value)} />
}
