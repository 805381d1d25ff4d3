import { source } from '#platform/languages/source.ts'

/** What a rooming list says of a room: its kind, and what is special about it. */
export const roomKindWords = source('room-kinds', {
  kinds: { single: 'single room', twin: 'twin room', double: 'double room', family: 'family room', unpaired: 'to be paired' },
  wished: 'room group {name}',
  notFollowed:
    'Room group {name} has children and no adult: they sleep with an adult of the party. Give an adult the same room group.',
  unattended: 'a child without an adult: write to us',
})
