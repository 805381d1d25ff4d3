import { enquiryError } from './enquiry-errors.ts'

/** What is wrong with a field of the form, by its key; keys of every form of an enquiry are in enquiries.ts. */
const freightErrors: Record<string, string> = {
  'figure-wrong': 'Write a number here.',
  'figure-missing': 'This figure is missing. A row needs all of them.',
  'count-wrong': 'Write a whole number of pieces, from 1 to 9,999.',
  'length-wrong': 'Write centimetres, above 0 and up to 2,000.',
  'width-wrong': 'Write centimetres, above 0 and up to 2,000.',
  'height-wrong': 'Write centimetres, above 0 and up to 2,000.',
  'weight-wrong': 'Write kilograms, above 0 and up to 100,000.',
  'pieces-missing': 'Measure one piece, or write in the message what it is.',
  'place-missing': 'Write a town, a port or an airport, or choose a lane above.',
  'lane-wrong': 'Choose a lane of the list.',
  'goods-wrong': 'Choose what comes nearest.',
  'mode-wrong': 'Choose a way of the list.',
}

export const freightError = (key: string): string => freightErrors[key] ?? enquiryError(key)
