import { type ScopeField, scopeFields } from '#features/suppliers/rates/rate-fields.ts'
import { type SeasonRow, tableField } from '#features/suppliers/rates/rate-table.ts'
import { isDay } from '#values/dates.ts'
import { daysText } from '#values/day-words.ts'
import { fieldId } from '../../../ui/field.tsx'
import { residencyNames, scopeWords } from '../../../words/admin/suppliers/rate-plan.ts'
import { ratesWords as words } from '../../../words/admin/suppliers/rates.ts'
import { EditorIcon } from '../../editor/editor-icon.tsx'

/** What a season is called: its days, and for whom it is. */
export function seasonName({ texts }: Pick<SeasonRow, 'texts'>): string {
  const days =
    isDay(texts.from) && isDay(texts.to) ? daysText(texts.from, texts.to) : [texts.from, texts.to].filter(Boolean).join(' – ')
  return [days, scopeWords(texts)].filter(Boolean).join(', ') || words.newSeason
}

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
  const name = seasonName(row)
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
      'aria-label': words.inSeason(label, name),
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
            aria-label={words.remove(name)}
            title={words.remove(name)}
            onClick={onRemove}
          >
            <EditorIcon name="remove" />
          </button>
        )}
      </div>
      <details className="fold" open={isSpecial || undefined}>
        <summary aria-label={words.inSeason(words.more, name)}>{words.more}</summary>
        <div className="season-days season-more">
          <select {...props('residency', words.residency)}>
            <option value="">{words.everybody}</option>
            {Object.entries(residencyNames).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <input inputMode="numeric" placeholder={words.partyFrom} {...props('party_from', words.partyFrom)} />
          <input inputMode="numeric" placeholder={words.partyTo} {...props('party_to', `${words.partyFrom} ${words.partyTo}`)} />
          <input inputMode="numeric" placeholder={words.nightsFrom} {...props('nights_from', words.nightsFrom)} />
          <input
            inputMode="numeric"
            placeholder={words.nightsTo}
            {...props('nights_to', `${words.nightsFrom} ${words.nightsTo}`)}
          />
        </div>
      </details>
    </div>
  )
}
