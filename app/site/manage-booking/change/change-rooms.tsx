import { useWords } from '../../../languages/use-words.ts'
import { NumberField } from '../../../shared/booking/choice-fields.tsx'
import { answerOf } from '../../../shared/booking/form-answers.ts'
import type { FormReply } from '../../../shared/form-reply.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { changeWords } from '../../../words/manage-change.ts'
import type { ChangeChoices } from './load-change.server.ts'

type Props = { choices: ChangeChoices; reply: FormReply }

/** The rooms of a stay and their guests, with a folded row for one more. A room without a type is removed. */
export function ChangeRooms({ choices, reply }: Props) {
  const words = useWords(changeWords)
  const rows = Object.keys(reply.values).filter((name) => /^rooms\[\d+\]\.room$/.test(name)).length
  return (
    <>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room is its place in the list
        <fieldset className="part" key={index}>
          <legend className="legend large">{words.nth({ position: index + 1 })}</legend>
          <RoomFields index={index} choices={choices} reply={reply} />
        </fieldset>
      ))}
      {rows < 10 && (
        <details className="part fold">
          <summary>{words.another}</summary>
          <RoomFields index={rows} choices={choices} reply={reply} />
        </details>
      )}
    </>
  )
}

function RoomFields({ index, choices: { hotel }, reply }: Props & { index: number }) {
  const words = useWords(changeWords)
  if (!hotel) return null
  const of = (field: string) => `rooms[${index}].${field}`
  return (
    <div className="grid2">
      <SelectField
        name={of('room')}
        label={words.roomType}
        choices={[{ value: '', words: words.noRoom }, ...hotel.rooms]}
        {...answerOf(reply, of('room'))}
      />
      <SelectField name={of('board')} label={words.board} choices={hotel.boards} {...answerOf(reply, of('board'))} />
      <NumberField name={of('adults')} label={words.adults} least={1} most={10} reply={reply} />
      <TextField name={of('childAges')} label={words.ages} hint={words.agesHint} {...answerOf(reply, of('childAges'))} />
    </div>
  )
}
