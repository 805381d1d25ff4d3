import { Form, Link } from 'react-router'
import { type Residency, residencies } from '#features/places/visitor-fee.ts'
import { useWords } from '../../languages/use-words.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { childAgesWords } from '../../words/child-ages.ts'
import { partyWords } from '../../words/party.ts'
import { residencyWords } from '../../words/residencies.ts'
import { residencyFieldWords } from '../../words/residency-field.ts'

export type PartyFormData = {
  /** The party in words; absent where the address names none. */
  summary?: string
  /** Where the form leads, and what else of the address it takes along. */
  action: string
  carried: readonly (readonly [string, string])[]
  /** The same page without a party, where its address has one. */
  without?: string
  most: number
  typed: { travellers: string; childAges: string; residency: Residency }
  errors: { travellers?: string; childAges?: string }
}

/** A plain form, which loads the page anew: the price and every link of it are then this party's. It is open where something is wrong. */
export function PartyForm({ of: { summary, action, carried, without, most, typed, errors } }: { of: PartyFormData }) {
  const words = useWords(partyWords)
  const names = useWords(residencyWords)
  const counts = Array.from({ length: most }, (_, index) => String(index + 1))
  return (
    <details className="who" open={Object.keys(errors).length > 0}>
      <summary className="chip num">
        {summary && <span className="visually-hidden">{words.title}</span>} {summary ?? words.title}
      </summary>
      <Form method="get" action={action} reloadDocument noValidate aria-label={words.title}>
        {carried.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SelectField
          name="travellers"
          label={words.travellers}
          hint={words.travellersHint}
          choices={counts.map((value) => ({ value, words: value }))}
          defaultValue={typed.travellers}
          error={errors.travellers}
        />
        <TextField
          name="childAges"
          {...useWords(childAgesWords)}
          autoComplete="off"
          defaultValue={typed.childAges}
          error={errors.childAges}
        />
        <SelectField
          name="residency"
          {...useWords(residencyFieldWords)}
          choices={residencies.map((value) => ({ value, words: names[value] }))}
          defaultValue={typed.residency}
        />
        <p className="row">
          <button type="submit" className="btn">
            {words.apply}
          </button>
          {without && (
            <Link className="more" to={without} reloadDocument data-forget>
              {words.remove}
            </Link>
          )}
        </p>
      </Form>
    </details>
  )
}
