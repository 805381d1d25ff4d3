import { useWords } from '../../../languages/use-words.ts'
import { CountField, DayField } from '../../../shared/booking/choice-fields.tsx'
import { answerOf } from '../../../shared/booking/form-answers.ts'
import type { FormReply } from '../../../shared/form-reply.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { newBookingWords } from '../../../words/admin/bookings/new-booking.ts'
import { roomFieldWords } from '../../../words/room-fields.ts'
import type { Question } from './load-question.server.ts'

type Props = {
  stay: NonNullable<Question['fields']['stay']>
  days: { from: string; to: string }
  reply: FormReply
}

/** The nights, and who sleeps in which room. Once the nights are known, each type shows what is left and its price. */
export function StayFields({ stay: { rooms, boards, count }, days, reply }: Props) {
  const words = useWords(newBookingWords).question
  const room = useWords(roomFieldWords)
  const choices = rooms.map(({ id, name, left, perNight }) => ({
    value: id,
    words: perNight ? words.roomChoice({ name, left, perNight }) : name,
  }))
  return (
    <>
      <div className="grid2">
        <DayField name="startsOn" label={words.arrive} reply={reply} {...days} />
        <DayField name="endsOn" label={words.leave} reply={reply} {...days} />
      </div>
      <CountField name="count" label={words.rooms} reply={reply} least={1} most={10} />
      {Array.from({ length: count }, (_, index) => {
        const name = (field: string) => `rooms[${index}].${field}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a room is its place in the list
          <fieldset key={index} className="stack">
            <legend className="legend">{room.nth({ position: index + 1 })}</legend>
            <div className="grid2">
              <SelectField name={name('room')} label={room.type} choices={choices} {...answerOf(reply, name('room'))} />
              <SelectField name={name('board')} label={room.board} choices={boards} {...answerOf(reply, name('board'))} />
              <CountField name={name('adults')} label={room.adults} reply={reply} least={1} most={6} />
              <TextField
                name={name('childAges')}
                label={words.ages}
                hint={words.agesHint}
                autoComplete="off"
                {...answerOf(reply, name('childAges'))}
              />
            </div>
          </fieldset>
        )
      })}
    </>
  )
}
