import type { ConsentWay } from '#features/voices/voice.ts'
import { languageNames } from './voices.ts'

/** Travellers' words at the desk. */
export const deskVoiceWords = {
  list: {
    title: 'Travellers’ words',
    lede: (count: number) => (count === 1 ? 'One quotation in all.' : `${count} quotations in all.`),
    begin: 'New quotation',
    empty:
      'Here stands what travellers wrote to you and let you publish. Nothing is made up: begin with a letter you have, and ask its writer first. Until there is one, the site shows nothing of this.',
  },
  parts: { words: 'Words', about: 'What they speak of', consent: 'Their yes' },
  ledes: {
    words: 'As they wrote it. You may shorten, never add.',
    about: 'It stands on the page of the journey or hotel, and on the first page where you let it.',
    consent:
      'Kept at the desk for you. Visitors never see it. Who takes their yes back is taken from the site: put it into the bin, and after thirty days nothing of it is kept.',
  },
  fields: {
    quotation: { label: 'Quotation', hint: 'Without quotation marks: the site sets them.' },
    name: { label: 'Name, as they wish to be named', hint: 'A first name, initials, or a parish.' },
    home: { label: 'Where they are from', hint: 'Empty where they did not say.' },
    language: { label: 'The language they wrote in' },
    translated: { label: 'These words are our translation' },
    journey: { label: 'Journey or pilgrimage' },
    hotel: { label: 'Hotel' },
    month: { label: 'Month of travel' },
    year: { label: 'Year' },
    onHome: { label: 'May stand on the first page', hint: 'Of several the latest journey stands there.' },
    consent: { label: 'The traveller agreed that we publish this' },
    consentOn: { label: 'When they said so' },
    consentHow: { label: 'How' },
  },
  languages: languageNames,
  ways: { letter: 'By letter', email: 'By e-mail', form: 'On a form they signed', spoken: 'Spoken' } satisfies Record<
    ConsentWay,
    string
  >,
  look: 'Their words stand here.',
} as const
