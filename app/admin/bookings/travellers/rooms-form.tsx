import { Form, useNavigation } from 'react-router'
import { bedWishes } from '#features/travellers/rooming.ts'
import type { RoomChoice } from '#features/travellers/save-rooms.server.ts'
import { useWords } from '../../../languages/use-words.ts'
import { RoomGroups } from '../../../shared/travellers/details-fields.tsx'
import { roomGroupsOf } from '../../../shared/travellers/room-groups.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { travellersAdminWords } from '../../../words/admin/bookings/travellers.ts'
import { travellerDetailWords } from '../../../words/traveller-details.ts'
import { Pane } from '../../components/pane.tsx'

/** What a refused form gets back: what was typed, whose group is wrong, and why nothing was saved. */
export type RoomsReply = { typed: RoomChoice[]; wrong: number[]; problem?: string }

type Row = { position: number; name: string; room: string; beds: string; version: string; now: string }

/** Who shares a room: a group for each traveller, and the room that follows from it. */
export function RoomsForm({
  travellers,
  notFollowed,
  reply,
}: {
  travellers: readonly Row[]
  /** A sentence for each room group of children without an adult. */
  notFollowed: readonly string[]
  reply: RoomsReply | undefined
}) {
  const bookingLabels = useWords(bookingAdminWords)
  const words = useWords(travellersAdminWords).rooms
  const details = useWords(travellerDetailWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <Pane title={words.title}>
      <Form method="post" className="stack" noValidate preventScrollReset autoComplete="off">
        <div role="alert">{reply?.problem && <p className="note bad">{reply.problem}</p>}</div>
        <p className="small muted">{words.text}</p>
        {notFollowed.map((sentence) => (
          <p key={sentence} className="note">
            {sentence}
          </p>
        ))}
        <RoomGroups groups={roomGroupsOf(travellers)} />
        <div className="grid2">
          {travellers.map(({ position, name, room, beds, version, now }) => {
            const typed = reply?.typed.find((one) => one.position === position)
            return (
              <div key={position}>
                <input type="hidden" name={`seen-${position}`} value={typed?.seen ?? version} />
                <TextField
                  name={`room-${position}`}
                  label={words.groupOf({ name })}
                  hint={now}
                  error={reply?.wrong.includes(position) ? words.wrong : undefined}
                  maxLength={40}
                  autoComplete="off"
                  list="room-groups"
                  defaultValue={typed?.room ?? room}
                />
                <SelectField
                  name={`beds-${position}`}
                  label={words.bedsOf({ name })}
                  choices={[
                    { value: '', words: details.bedsNone },
                    ...bedWishes.map((value) => ({ value, words: details.bedsOf[value] })),
                  ]}
                  defaultValue={typed?.beds ?? beds}
                />
              </div>
            )
          })}
        </div>
        <div className="row">
          <button className="btn" type="submit" aria-disabled={busy}>
            {busy ? bookingLabels.moves.working : words.save}
          </button>
        </div>
      </Form>
    </Pane>
  )
}
