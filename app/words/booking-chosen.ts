import { source } from '#platform/languages/source.ts'

/** What a first step has folded once it is priced: said by the server alone. */
export const chosenWords = source('booking-chosen', {
  change: '{chosen}. Change it',
  withDriver: '{from} to {to}, {cars, plural, one {# car} other {# cars}} for {passengers}, with our driver',
  selfDrive: '{from} to {to}, {cars, plural, one {# car} other {# cars}} for {passengers}, self-drive',
})
