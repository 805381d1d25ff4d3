import { roomName } from '#features/travellers/details-answer.ts'
import type { RoomChoice } from '#features/travellers/save-rooms.server.ts'

/** The room groups of a form as they were typed: 'room-3' of the third traveller, with the version that it showed. */
export const roomsTyped = (form: FormData): RoomChoice[] =>
  [...form].flatMap(([name, value]) => {
    const position = /^room-([1-9]\d{0,3})$/.exec(name)?.[1]
    if (!position || typeof value !== 'string') return []
    return [{ position: Number(position), room: value, seen: String(form.get(`seen-${position}`) ?? '') }]
  })

/** The room groups to save, and the travellers whose group cannot be stored. */
export function readRooms(typed: readonly RoomChoice[]): { choices: RoomChoice[]; wrong: number[] } {
  const choices = typed.map((one) => ({ ...one, room: one.room.trim() }))
  const wrong = choices.flatMap(({ position, room }) => (room === '' || roomName.safeParse(room).success ? [] : [position]))
  return { choices, wrong }
}
