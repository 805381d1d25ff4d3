import type { EnquiryText } from '#features/enquiries/enquiry.ts'

/** Questions in words, as they come in by the site's forms. */
export const demoEnquiries: readonly Omit<EnquiryText, 'name' | 'email' | 'phone'>[] = [
  { kind: 'contact', message: 'Can we see the gorillas with a knee that does not like steep paths?', details: {} },
  { kind: 'contact', message: 'Do we need yellow fever papers if we come from Nairobi?', details: {} },
  {
    kind: 'tailor-made',
    message: 'Two weeks, unhurried, with a few days by the lake at the end.',
    details: { 'How many travel': '4', When: 'July or August', 'Per person': 'up to $4,000' },
  },
  {
    kind: 'tailor-made',
    message: 'A birthday of eighty years. She would like to see elephants and sleep well.',
    details: { 'How many travel': '6', When: 'the second half of September' },
  },
  {
    kind: 'tailor-made',
    message: 'Forest and lake, and no day with more than four hours in the car.',
    details: { 'Where?': 'Rwanda', 'Length in days': '7', Travellers: '3', 'Ages of children': '16', Accommodation: 'Lodges' },
  },
  {
    kind: 'parish',
    message: 'We come for the feast and would like to walk the last part to the shrine.',
    details: { 'How many travel': '32', From: 'Goma', When: 'end of November' },
  },
  {
    kind: 'parish',
    message: 'Two buses, if one is not enough. Somebody of us needs a room on the ground floor.',
    details: { 'How many travel': '48', From: 'Kampala' },
  },
  {
    kind: 'freight',
    message: 'Is there room on the road from Dar es Salaam in the next month?',
    details: { Lane: 'Dar es Salaam to Kigali, by road', Weight: '2,400 kg' },
  },
  {
    kind: 'community',
    message: 'A class of twelve would like to cook with the women of the cooperative.',
    details: { 'How many come': '14' },
  },
  { kind: 'community', message: 'Is the basket workshop open on a Saturday?', details: {} },
  { kind: 'contact', message: 'We have booked and would like to add an airport transfer for my brother.', details: {} },
]
