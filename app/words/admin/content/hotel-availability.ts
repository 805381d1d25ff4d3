import type { UndoRefusal } from '#features/hotels/undo-room-nights.server.ts'
import { daysText, dayText } from '#values/day-words.ts'

const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`)
const rooms = (count: number) => (count === 1 ? '1 room' : `${count} rooms`)

/** The free nights of a hotel in the admin area. */
export const hotelAvailabilityWords = {
  title: (hotel: string) => `Nights of ${hotel}`,
  short: 'Nights',
  open: 'Its free nights',
  lede: 'Under each night: taken of how many are for sale. Draw over nights, or write them in the form.',
  notPublic: 'It is not on the site. Publish it first, and its nights are for sale.',
  noRooms: 'It has no rooms. Add a room type, publish, and its nights stand here.',
  earlier: 'Earlier',
  later: 'Later',
  months: 'Other months',
  form: {
    title: 'Set nights',
    room: 'Room',
    from: 'First night',
    to: 'Last night',
    capacity: 'Rooms to sell',
    most: (most: readonly { name: string; count: number }[]) =>
      most.map(({ name, count }) => `${name}: ${count} at most`).join('. '),
    set: 'Set them',
    stop: 'Stop selling',
    stopHint: 'Who has a room already keeps it: a night with guests is refused.',
  },
  chosen: (room: string, from: string, to: string, count: number) => `${room}, ${daysText(from, to)}: ${nights(count)}.`,
  did: (count: number) => (count === 0 ? 'It was so already. Nothing changed.' : `Done. ${nights(count)} changed.`),
  undone: (count: number) => `Put back. ${nights(count)} changed.`,
  undo: 'Put back as before',
  changes: 'Last changes',
  none: 'Nobody has changed a night yet. Every night in the open months has all rooms for sale.',
  change: (room: string, from: string, to: string, before: readonly number[], after: readonly number[]) =>
    `${room}, ${daysText(from, to)}: ${before.join(', ')} became ${after.join(', ')}`,
  legend: {
    free: 'Rooms for sale',
    less: 'Fewer for sale than there are',
    full: 'All taken',
    stopped: 'Not for sale',
    closed: 'House closed',
  },
  cell: ({ day, taken, held, capacity }: { day: string; taken: number; held: number; capacity: number | undefined }) =>
    capacity === undefined
      ? `${dayText(day)}: house closed`
      : `${dayText(day)}: ${taken} of ${rooms(capacity)} taken${held > 0 ? `, ${held} of them held` : ''}`,
  how: 'Press a night and draw to the last one, or press the first and then the last. By keyboard: arrows to a night, Shift with arrows over several, Enter to write the number.',
  refused: (refusal: UndoRefusal): string => {
    switch (refusal.reason) {
      case 'room-unknown':
        return 'This room is not among the house’s published rooms. Choose one.'
      case 'nights-wrong':
        return 'Write a first night and a last one that is not before it.'
      case 'nights-past':
        return 'The first night has gone. Begin today or later.'
      case 'nights-too-far':
        return `Nights are sold up to ${dayText(refusal.until)}. End there.`
      case 'capacity-wrong':
        return `Write a whole number from 0 to ${refusal.most}: there are no more of this room.`
      case 'not-on-sale':
        return 'The house is closed on all of these nights. Open its months first.'
      case 'capacity-below-taken':
        return `Nothing was changed. More are taken: ${refusal.days
          .slice(0, 6)
          .map(({ day, taken }) => `${taken} on ${dayText(day)}`)
          .join(', ')}${refusal.days.length > 6 ? ` and on ${nights(refusal.days.length - 6)} more` : ''}.`
      case 'nothing-to-undo':
        return 'There is nothing to put back: these nights have gone.'
      case 'changed-since':
        return 'Somebody has changed one of these nights since. Look at the calendar, then set what you want.'
    }
  },
} as const
