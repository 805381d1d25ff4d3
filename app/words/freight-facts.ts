import { freightWords } from './freight.ts'

/** The freight page below its form. */
export const freightFactsWords = {
  next: {
    title: 'From enquiry to quote',
    steps: [
      ['1', 'You ask', 'Give measures, weight and value. You get a reference at once.'],
      ['2', 'We read it', 'A person reads it, asks what is missing, and tells you if a permit is needed first.'],
      ['3', 'Carriers answer', 'We ask shipping lines, airlines or truckers for a rate valid on your date.'],
      ['4', 'You get a quote', 'In writing, line by line, with what is not included. An ocean rate is valid for 14 days.'],
    ],
    day: 'day',
    response: 'We plan four working days from enquiry to quote. A sea rate can take longer, because the shipping line decides.',
  },
  lanes: {
    title: freightWords.form.lanes,
    text: 'Days are in transit, without customs. Choose a route to open the form.',
    table: 'Freight routes with transport mode and transit time',
    lane: 'From and to',
    mode: 'Mode',
    days: 'Transit time',
    daysText: (least: number, most: number) => `${least} to ${most} days`,
    via: 'Via',
  },
  containers: {
    title: 'What fits into a container',
    table: 'Containers: inside measures and road weight limits',
    container: 'Container',
    inside: 'Inside, m',
    cbm: 'm³',
    usable: 'Usable m³',
    cargo: 'Maximum cargo',
    text: 'Maximum cargo is the lower of the container’s limit and the region’s road limits. Cargo never fills all the space: plan with the usable figure.',
  },
} as const
