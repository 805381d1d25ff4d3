import { source } from '#platform/languages/source.ts'

/** What the booking panel says that the server alone knows: sent as texts. */
export const panelNoteWords = source('panel-notes', {
  foot: 'Cancelling is free until we confirm. For international adults sharing rooms. Children and residents of the park’s country pay less.',
  noDateIn: 'No date in {month} has {travellers, plural, one {a seat} other {# seats}} left. Shown is the next date.',
  oneLeft: 'One seat is left on this date: this is the price for one traveller.',
})
