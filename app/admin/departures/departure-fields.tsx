import { usualCutOffDays } from '#features/departures/departure.ts'
import { longestCutOff } from '#features/departures/sale.ts'
import { comforts } from '#features/pricing/packages/package-rates.ts'
import { useWords } from '../../languages/use-words.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { departureEditAdminWords } from '../../words/admin/departures/departure-edit.ts'

export type PackageChoice = { slug: string; title: string }
export type FieldValues = Record<string, string>

type Props = {
  packages: readonly PackageChoice[]
  values: FieldValues
  /** The sentence for each field with an error. */
  errors: Record<string, string>
  /** Whether package and day are fixed, and the sentence with the day on which it ends. */
  stands: boolean
  endsText?: string | undefined
  /** For several departures at once, whose days come from elsewhere. */
  withoutDay?: boolean
  /** Whether booking would close at once, which needs a tick to be saved. */
  closes?: boolean
}

/** The fields of a departure, new or existing. */
export function DepartureFields({ packages, values, errors, stands, endsText, withoutDay = false, closes = false }: Props) {
  const words = useWords(departureEditAdminWords)
  const labels = words.fields
  return (
    <>
      <div className="grid2">
        <TextField
          name="package"
          wide
          label={labels.package}
          hint={stands ? labels.stands : labels.packageHint}
          error={errors.package}
          defaultValue={values.package}
          list="packages"
          readOnly={stands}
          autoComplete="off"
          required
        />
        {!withoutDay && (
          <TextField
            name="startsOn"
            label={labels.startsOn}
            hint={endsText}
            error={errors.startsOn}
            type="date"
            defaultValue={values.startsOn}
            readOnly={stands}
            required
          />
        )}
        <SelectField
          name="comfort"
          label={labels.comfort}
          error={errors.comfort}
          defaultValue={values.comfort ?? 'lodge'}
          choices={comforts.map((value) => ({ value, words: words.comforts[value] }))}
        />
        <TextField
          name="capacity"
          label={labels.capacity}
          error={errors.capacity}
          type="number"
          min={1}
          max={99}
          defaultValue={values.capacity ?? '8'}
          required
        />
        <TextField
          name="minimum"
          label={labels.minimum}
          hint={labels.minimumHint}
          error={errors.minimum}
          type="number"
          min={1}
          max={99}
          defaultValue={values.minimum ?? '4'}
          required
        />
        <TextField
          name="cutOffDays"
          label={labels.cutOff}
          hint={labels.cutOffHint({ usual: usualCutOffDays })}
          error={errors.cutOffDays}
          type="number"
          min={1}
          max={longestCutOff}
          defaultValue={values.cutOffDays}
        />
      </div>
      {(closes || values.closeNow === 'yes') && (
        <label className="tick">
          <input type="checkbox" name="closeNow" value="yes" defaultChecked={values.closeNow === 'yes'} />
          <span>{labels.closeNow}</span>
        </label>
      )}
      <TextArea name="note" label={labels.note} hint={labels.noteHint} error={errors.note} defaultValue={values.note} />
      <datalist id="packages">
        {packages.map(({ slug, title }) => (
          <option key={slug} value={title} />
        ))}
      </datalist>
    </>
  )
}
