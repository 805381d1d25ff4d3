import { source } from '#platform/languages/source.ts'

/** The freight page below its form. */
export const freightFactsWords = source('freight-facts', {
  next: {
    title: 'From enquiry to quote',
    steps: {
      ask: { title: 'You ask', text: 'Give measures, weight and value. You get a reference at once.' },
      read: { title: 'We read it', text: 'A person reads it, asks what is missing, and tells you if a permit is needed first.' },
      carriers: {
        title: 'Carriers answer',
        text: 'We ask shipping lines, airlines or truckers for a rate valid on your date.',
      },
      quote: {
        title: 'You get a quote',
        text: 'In writing, line by line, with what is not included. An ocean rate is valid for 14 days.',
      },
    },
    day: 'day',
    response: 'We plan four working days from enquiry to quote. A sea rate can take longer, because the shipping line decides.',
  },
  lanes: {
    title: 'Freight routes',
    text: 'Days are in transit, without customs. Choose a route to open the form.',
    table: 'Freight routes with transport mode and transit time',
    lane: 'From and to',
    laneText: '{origin} to {destination}',
    mode: 'Mode',
    days: 'Transit time',
    daysText: '{least} to {most, plural, one {# day} other {# days}}',
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
})
