import { useState } from 'react'
import { mostAlternatives, type PackageService } from '#features/costs/package-service.ts'
import { comforts } from '#features/pricing/packages/package-rates.ts'
import type { ServiceChoice } from '#features/suppliers/reads-book.server.ts'
import { useReader } from '../../languages/use-reader.ts'
import { FieldError, fieldId, fieldProps } from '../../ui/field.tsx'
import { packageCostWords } from '../../words/admin/package-costs.ts'
import { comfortWords } from '../../words/comforts.ts'
import { AlternativesList } from './alternatives-list.tsx'
import { ServiceSelect } from './service-select.tsx'

type Props = {
  at: number
  /** As it is stored; none in an empty row. */
  stored: PackageService | undefined
  choices: readonly ServiceChoice[]
  lastDay: number
  values: Record<string, string> | undefined
  errors: Record<string, string>
}

/** One service of a package with its days and level, and what may stand in for it. */
export function ServiceRow({ at, stored, choices, lastDay, values, errors }: Props) {
  const read = useReader()
  const words = read(packageCostWords)
  const { columns } = words
  const comfortNames = read(comfortWords)
  const storedText: Readonly<Record<string, string>> = stored
    ? {
        service: `${stored.serviceId}`,
        day: `${stored.day}`,
        days: `${stored.days}`,
        comfort: stored.comfort ?? '',
        kilometres: `${stored.kilometres ?? ''}`,
        ...Object.fromEntries(stored.alternatives.map((id, nth) => [`alternatives[${nth}]`, `${id}`])),
      }
    : {}
  const field = (key: string) => {
    const name = `services[${at}].${key}`
    return { name, error: errors[name], value: values ? (values[name] ?? '') : (storedText[key] ?? '') }
  }
  const number = (key: 'day' | 'days' | 'kilometres', most: number) => {
    const { name, error, value } = field(key)
    return (
      <td data-label={columns[key]}>
        <div className={error ? 'field err' : 'field'}>
          <input
            type="number"
            min={1}
            max={most}
            defaultValue={value}
            aria-label={words.row({ column: columns[key], nth: at + 1 })}
            {...fieldProps({ name, label: '', error })}
          />
          <FieldError name={name} error={error} />
        </div>
      </td>
    )
  }
  const service = field('service')
  const comfort = field('comfort')
  const [chosen, setChosen] = useState(service.value)
  const alternatives = Array.from({ length: mostAlternatives }, (_, nth) => field(`alternatives[${nth}]`))
  const last = alternatives.findLastIndex(({ value }) => value !== '')
  return (
    <tr>
      <td>
        <ServiceSelect
          {...service}
          label={words.row({ column: columns.service, nth: at + 1 })}
          none={words.none}
          choices={choices}
          onChoose={setChosen}
        />
        <AlternativesList
          row={at}
          service={chosen}
          choices={choices}
          values={alternatives.slice(0, last + 1).map(({ value }) => value)}
          errors={Object.fromEntries(alternatives.flatMap(({ error }, nth) => (error ? [[nth, error]] : [])))}
        />
      </td>
      {number('day', lastDay)}
      {number('days', lastDay)}
      <td data-label={columns.comfort}>
        <div className="field">
          <select
            id={fieldId(comfort.name)}
            name={comfort.name}
            defaultValue={comfort.value}
            aria-label={words.row({ column: columns.comfort, nth: at + 1 })}
          >
            <option value="">{words.everyComfort}</option>
            {comforts.map((one) => (
              <option key={one} value={one}>
                {comfortNames[one]}
              </option>
            ))}
          </select>
        </div>
      </td>
      {number('kilometres', 100_000)}
    </tr>
  )
}
