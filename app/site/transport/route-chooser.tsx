import { Form } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { transportWords } from '../../words/transport.ts'

export type PlaceGroup = { country: string; places: readonly { id: string; name: string }[] }

/** From where and to where: a form whose answer has an address. */
export function RouteChooser({ groups, from, to }: { groups: readonly PlaceGroup[]; from: string; to: string | undefined }) {
  const words = useWords(transportWords).ask
  return (
    <Form method="get" action="/transport-information#way" className="pick wide" preventScrollReset>
      <PlaceSelect name="from" label={words.from} value={from} groups={groups} />
      <PlaceSelect name="to" label={words.to} value={to ?? ''} groups={groups} choose />
      <button type="submit" className="btn">
        {words.show} <Icon name="arrow" />
      </button>
    </Form>
  )
}

type SelectProps = { name: string; label: string; value: string; groups: readonly PlaceGroup[]; choose?: boolean }

function PlaceSelect({ name, label, value, groups, choose = false }: SelectProps) {
  const words = useWords(transportWords).ask
  return (
    <label>
      {label}
      <select name={name} defaultValue={value} key={value}>
        {choose && <option value="">{String(words.choose)}</option>}
        {groups.map(({ country, places }) => (
          <optgroup key={country} label={country}>
            {places.map((place) => (
              <option key={place.id} value={place.id}>
                {place.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
