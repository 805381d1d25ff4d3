import { source } from '#platform/languages/source.ts'

/** What a rooming list says of a room: its kind, and what is special about it. */
export const roomKindWords = source('room-kinds', {
  kinds: { single: 'single room', twin: 'twin room', family: 'family room', unpaired: 'to be paired' },
  wished: 'room group {name}',
  unattended: 'a child without an adult: write to us',
})
