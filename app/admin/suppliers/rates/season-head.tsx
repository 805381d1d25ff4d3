import { type ScopeField, scopeFields } from '#features/suppliers/rates/rate-fields.ts'
import { type SeasonRow, tableField } from '#features/suppliers/rates/rate-table.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { fieldId } from '../../../ui/field.tsx'
import { rateLineWords } from '../../../words/admin/suppliers/rate-lines.ts'
import { ratesWords } from '../../../words/admin/suppliers/rates.ts'
import { EditorIcon } from '../../editor/editor-icon.tsx'
import { seasonNameOf } from './season-name.ts'

/** What a row of the table is called. */
export const seasonName = (read: ReadWords, { texts }: Pick<SeasonRow, 'texts'>): string => seasonNameOf(read, texts)

type Props = {
  row: SeasonRow
  /** Whether its days may be typed; those of rates that are live may not. */
  isOpen: boolean
  faults: ReadonlySet<string>
  onChange: (texts: SeasonRow['texts']) => void
  onRemove: (() => void) | undefined
}

/** What stands before a row of the table: the days of its season, and in a fold for whom it is. */
export function SeasonHead({ row, isOpen, faults, onChange, onRemove }: Props) {
  const read = useReader()
  const words = read(ratesWords)
  const { residencies } = read(rateLineWords)
  const name = seasonName(read, row)
  if (!isOpen)
    return (
      <>
        {name}
        {scopeFields.map((field) => (
          <input key={field} type="hidden" name={tableField(row.key, field)} value={row.texts[field]} />
        ))}
      </>
    )
  const props = (field: ScopeField, label: string) => {
    const path = tableField(row.key, field)
    return {
      id: fieldId(path),
      name: path,
      value: row.texts[field],
      'aria-label': words.inSeason({ field: label, season: name }),
      'aria-invalid': faults.has(path) || undefined,
      autoComplete: 'off',
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        onChange({ ...row.texts, [field]: currentTarget.value }),
    }
  }
  const { residency, weekdays, from, to, ...counts } = row.texts
  const isSpecial = residency !== '' || Object.values(counts).some((text) => text !== '')
  return (
    <div className="season-head">
      <div className="season-days">
        <input placeholder={words.from} {...props('from', words.from)} />
        <input placeholder={words.to} {...props('to', words.to)} />
        <input placeholder={words.weekdays} {...props('weekdays', words.weekdays)} />
        {onRemove && (
          <button
            type="button"
            className="icon-btn"
            aria-label={words.remove({ season: name })}
            title={words.remove({ season: name })}
            onClick={onRemove}
          >
            <EditorIcon name="remove" />
          </button>
        )}
      </div>
      <details className="fold" open={isSpecial || undefined}>
        <summary aria-label={words.inSeason({ field: words.more, season: name })}>{words.more}</summary>
        <div className="season-days season-more">
          <select {...props('residency', words.residency)}>
            <option value="">{words.everybody}</option>
            {Object.entries<string>(residencies).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <input inputMode="numeric" placeholder={words.partyFrom} {...props('party_from', words.partyFrom)} />
          <input inputMode="numeric" placeholder={words.partyTo} {...props('party_to', words.partyToLong)} />
          <input inputMode="numeric" placeholder={words.nightsFrom} {...props('nights_from', words.nightsFrom)} />
          <input inputMode="numeric" placeholder={words.nightsTo} {...props('nights_to', words.nightsToLong)} />
        </div>
      </details>
    </div>
  )
}
