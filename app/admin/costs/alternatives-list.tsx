import { useState } from 'react'
import { mayStandIn, mostAlternatives } from '#features/costs/package-service.ts'
import type { ServiceChoice } from '#features/suppliers/reads-book.server.ts'
import { useReader } from '../../languages/use-reader.ts'
import { packageCostWords } from '../../words/admin/package-costs.ts'
import { ServiceSelect } from './service-select.tsx'

type Props = {
  /** The row of the service, from 0. */
  row: number
  service: string
  choices: readonly ServiceChoice[]
  /** The stored or typed ones, in order; '' where nothing is chosen. */
  values: readonly string[]
  /** By their place. */
  errors: Readonly<Record<number, string>>
}

/**
 * What may stand in for a service, the first choice first: those of the list that are counted alike, and one more field than are chosen.
 * Nothing while no service is chosen.
 */
export function AlternativesList({ row, service, choices, values, errors }: Props) {
  const { alternatives: words, none } = useReader()(packageCostWords)
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({})
  const basis = choices.find(({ id }) => String(id) === service)?.basis
  if (!basis) return null
  const chosenAt = (at: number) => chosen[at] ?? values[at] ?? ''
  const places = Array.from({ length: mostAlternatives }, (_, at) => at)
  const filled = places.filter((at) => chosenAt(at) !== '')
  const fields = places.slice(0, Math.max(values.length, (filled.at(-1) ?? -1) + 1) + 1)
  const ofKind = choices.filter((choice) => mayStandIn(basis, choice.basis))
  return (
    <details className="alternatives" open={Object.keys(errors).length > 0}>
      <summary className="small">
        {words.title({ count: filled.length })}
        <span className="visually-hidden"> {words.ofService({ nth: row + 1 })}</span>
      </summary>
      <ol>
        {fields.map((at) => {
          const name = `services[${row}].alternatives[${at}]`
          const stored = chosenAt(at)
          // What is of another kind is shown with its fault, until another is chosen.
          const own = choices.filter((choice) => String(choice.id) === stored && !ofKind.includes(choice))
          return (
            <li key={at}>
              <ServiceSelect
                name={name}
                label={words.nth({ nth: at + 1, row: row + 1 })}
                value={values[at] ?? ''}
                error={errors[at]}
                none={none}
                choices={[...ofKind, ...own].filter(({ id }) => String(id) !== service || String(id) === stored)}
                onChoose={(id) => setChosen({ ...chosen, [at]: id })}
              />
            </li>
          )
        })}
      </ol>
    </details>
  )
}
