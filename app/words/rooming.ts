import { source } from '#platform/languages/source.ts'

/** The page on which the leader of a group sees who sleeps where, and whose details are missing. */
export const roomingWords = source('rooming', {
  title: 'Rooming list {reference}',
  rooms: 'Who sleeps where',
  noRooms: 'There are no rooms in this booking.',
  people: 'Whose details are missing',
  room: 'Room {number}, {kind}',
  /** Travellers who share with somebody that is not decided: 'No room yet: to be paired'. */
  noRoom: 'No room yet: {kind}',
  note: 'Who has this link sees this page. It closes after the trip.',
})
