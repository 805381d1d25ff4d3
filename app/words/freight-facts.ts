import { freightWords } from './freight.ts'

/** What the page of freight tells below its form. */
export const freightFactsWords = {
  next: {
    title: 'From question to quote',
    steps: [
      ['1', 'You ask', 'With measures, weight and a value we need not ask back. You get a reference at once.'],
      ['2', 'We read it', 'A person reads it, asks what is missing, and tells you if a permit has to come first.'],
      ['3', 'Carriers answer', 'We ask the lines, the airline or the truckers for a rate that holds on your day.'],
      ['4', 'You get a quote', 'In writing, line by line, with what is not in it. An ocean rate stands for 14 days.'],
    ],
    day: 'day',
    response:
      'Four working days from question to quote is what we plan with. A sea rate can take longer, because the shipping line decides.',
  },
  lanes: {
    title: freightWords.form.lanes,
    text: 'Days are on the way, without customs. A lane leads to the form.',
    table: 'Lanes with how goods go and how long it takes',
    lane: 'From and to',
    mode: 'How',
    days: 'On the way',
    daysText: (least: number, most: number) => `${least} to ${most} days`,
    via: 'By way of',
  },
  containers: {
    title: 'What fits into a container',
    table: 'Containers by their measures inside and what the roads let them carry',
    container: 'Container',
    inside: 'Inside, m',
    cbm: 'm³',
    usable: 'Usable m³',
    cargo: 'Cargo at most',
    text: 'Cargo is the less of what the box is built for and what the roads of the region allow. Boxes never fill all the room: plan with the usable figure.',
  },
} as const
