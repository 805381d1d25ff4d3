import type { UndoRefusal } from '#features/hotels/undo-room-nights.server.ts'
import { daysText, dayText } from '#values/day-words.ts'

const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`)
const rooms = (count: number) => (count === 1 ? '1 room' : `${count} rooms`)

/** The free nights of a hotel in the admin area. */
export const hotelAvailabilityWords = {
  title: (hotel: string) => `Availability: ${hotel}`,
  short: 'Availability',
  open: 'Availability',
  lede: 'Each night shows rooms taken of rooms for sale.',
  notPublic: 'This hotel is not published. Publish it to sell nights.',
  noRooms: 'This hotel has no rooms. Add a room type and publish.',
  earlier: 'Earlier',
  later: 'Later',
  months: 'Other months',
  form: {
    title: 'Edit availability',
    room: 'Room',
    from: 'First night',
    to: 'Last night',
    capacity: 'Rooms for sale',
    most: (most: readonly { name: string; count: number }[]) =>
      most.map(({ name, count }) => `${name}: at most ${count}`).join('. '),
    set: 'Save',
    stop: 'Close dates',
    stopHint: 'Nights with bookings cannot be closed.',
  },
  chosen: (room: string, from: string, to: string, count: number) => `${room}, ${daysText(from, to)}: ${nights(count)}.`,
  did: (count: number) => (count === 0 ? 'Nothing changed.' : `Saved. ${nights(count)} changed.`),
  undone: (count: number) => `Undone. ${nights(count)} changed.`,
  undo: 'Undo',
  changes: 'Recent changes',
  none: 'No changes yet. All rooms are for sale in the open months.',
  change: (room: string, from: string, to: string, before: readonly number[], after: readonly number[]) =>
    `${room}, ${daysText(from, to)}: ${before.join(', ')} became ${after.join(', ')}`,
  legend: {
    free: 'Rooms for sale',
    less: 'Some rooms closed',
    full: 'Sold out',
    stopped: 'Closed',
    closed: 'Closed season',
  },
  cell: ({ day, taken, held, capacity }: { day: string; taken: number; held: number; capacity: number | undefined }) =>
    capacity === undefined
      ? `${dayText(day)}: closed season`
      : `${dayText(day)}: ${taken} of ${rooms(capacity)} taken${held > 0 ? `, ${held} of them held` : ''}`,
  how: 'Drag over nights, or click the first and the last. Keyboard: arrows to move, Shift+arrows to select, Enter to type the number.',
  refused: (refusal: UndoRefusal): string => {
    switch (refusal.reason) {
      case 'room-unknown':
        return 'This room is not published. Choose another.'
      case 'nights-wrong':
        return 'Enter a first night and a last night that is not before it.'
      case 'nights-past':
        return 'The first night has passed. Start today or later.'
      case 'nights-too-far':
        return `Nights are sold up to ${dayText(refusal.until)}. Choose an earlier last night.`
      case 'capacity-wrong':
        return `Enter a whole number from 0 to ${refusal.most}.`
      case 'not-on-sale':
        return 'The hotel is closed on all of these nights. Edit its open months first.'
      case 'capacity-below-taken':
        return `Nothing was changed. More rooms are taken: ${refusal.days
          .slice(0, 6)
          .map(({ day, taken }) => `${taken} on ${dayText(day)}`)
          .join(', ')}${refusal.days.length > 6 ? ` and on ${nights(refusal.days.length - 6)} more` : ''}.`
      case 'nothing-to-undo':
        return 'Nothing to undo: these nights have passed.'
      case 'changed-since':
        return 'Somebody else has changed one of these nights since. Check the calendar and save again.'
    }
  },
} as const
