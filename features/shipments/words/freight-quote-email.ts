import { source } from '#platform/languages/source.ts'

/** The quote for freight, to who asked for it. */
export const freightQuoteEmailWords = source('freight-quote-email', {
  subject: 'freight quote, {amount}',
  preview: '{origin} to {destination}: {amount}',
  heading: 'Your freight quote',
  facts: {
    reference: 'Reference',
    name: 'For',
    way: 'From and to',
    mode: 'How it goes',
    goods: 'Goods',
    pieces: 'Pieces',
    weight: 'Chargeable weight',
    until: 'Holds until',
  },
  way: '{origin} to {destination}',
  modes: {
    air: 'By air',
    'sea-road': 'By sea and road',
    'road-container': 'A container by road',
    road: 'By truck',
    courier: 'By courier',
  },
  cargo: '{pieces}, {volume} m³, {weight} kg',
  kg: '{weight} kg',
  tonnes: '{weight} t',
  price: 'The price',
  total: 'Together',
  leftOut: 'What is not in it',
  until: 'The price holds until {day}.',
  accept: 'Reply to this email to accept it. Nothing is booked and nothing is due before you do.',
})
