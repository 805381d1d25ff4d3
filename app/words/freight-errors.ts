import { source } from '#platform/languages/source.ts'

/** What is wrong with a field of the freight form, by its key; keys of every enquiry form are in enquiry-errors.ts. */
export const freightErrorWords = source('freight-errors', {
  'figure-wrong': 'Enter a number here.',
  'figure-missing': 'This figure is missing. A row needs all of them.',
  'count-wrong': 'Enter a whole number of pieces, from 1 to 9,999.',
  'length-wrong': 'Enter centimetres, above 0 and up to 2,000.',
  'width-wrong': 'Enter centimetres, above 0 and up to 2,000.',
  'height-wrong': 'Enter centimetres, above 0 and up to 2,000.',
  'weight-wrong': 'Enter kilograms, above 0 and up to 100,000.',
  'pieces-missing': 'Measure one piece, or describe it in the message.',
  'from-missing': 'Enter where it starts: a town, a port or an airport. Or choose a route.',
  'to-missing': 'Enter where it goes: a town, a port or an airport. Or choose a route.',
  'lane-wrong': 'Choose a route from the list.',
  'goods-wrong': 'Choose the nearest kind.',
  'mode-wrong': 'Choose a transport mode from the list.',
})
