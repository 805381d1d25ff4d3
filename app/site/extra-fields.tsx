import { useWords } from '../languages/use-words.ts'
import { answerOf } from '../shared/booking/form-answers.ts'
import type { FormReply } from '../shared/form-reply.ts'
import { FieldError, fieldId } from '../ui/field.tsx'
import { extraFieldWords } from '../words/extra-fields.ts'

/** An extra as the step offers it. `inAll` is what one of it costs for this party. */
export type OfferedExtra = { id: string; name: string; note: string; price: string; inAll?: string | undefined; most: number }

/** The extras of the catalogue that go with this order, each with its number. */
export function ExtraFields({ extras, reply }: { extras: readonly OfferedExtra[]; reply: FormReply }) {
  const words = useWords(extraFieldWords)
  if (extras.length === 0) return null
  return (
    <fieldset className="part">
      <legend className="legend large">{words.title}</legend>
      <div className="choices">
        {extras.map((extra, index) => (
          <ExtraRow key={extra.id} extra={extra} index={index} reply={reply} />
        ))}
      </div>
    </fieldset>
  )
}

function ExtraRow({ extra, index, reply }: { extra: OfferedExtra; index: number; reply: FormReply }) {
  const words = useWords(extraFieldWords)
  const { id, name, note, price, inAll, most } = extra
  const field = `extras[${index}].quantity`
  const { defaultValue, error } = answerOf(reply, field)
  const props = {
    id: fieldId(field),
    name: field,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': [error && `${fieldId(field)}-error`, `${fieldId(field)}-hint`].filter(Boolean).join(' '),
  }
  return (
    <div className="extra">
      <input type="hidden" name={`extras[${index}].id`} value={id} />
      <label htmlFor={props.id}>{name}</label>
      <span className="num price">
        {price}
        {inAll && <small className="muted">{inAll}</small>}
      </span>
      <p className="ui small muted" id={`${fieldId(field)}-hint`}>
        {note}
      </p>
      {most === 1 ? (
        <input type="checkbox" value="1" defaultChecked={defaultValue === '1'} {...props} />
      ) : (
        <select defaultValue={defaultValue || '0'} {...props}>
          {Array.from({ length: Math.min(most, 40) + 1 }, (_, count) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number is itself
            <option key={count} value={count}>
              {count === 0 ? String(words.none) : count}
            </option>
          ))}
        </select>
      )}
      <FieldError name={field} error={error} />
    </div>
  )
}
