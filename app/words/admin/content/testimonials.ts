import { source } from '#platform/languages/source.ts'

/** Testimonials in the admin area. */
export const testimonialAdminWords = source('admin-testimonials', {
  list: {
    title: 'Testimonials',
    lede: '{count, plural, one {# testimonial.} other {# testimonials.}}',
    begin: 'New testimonial',
    empty:
      'What travellers wrote to you and agreed to publish. Ask the writer first. Until there is one, the website shows no testimonials.',
  },
  parts: { words: 'Text', about: 'Trip', consent: 'Consent' },
  ledes: {
    words: 'As they wrote it. Shorten if needed; never add.',
    about: 'Shown on the package or hotel page, and optionally the home page.',
    consent: 'For staff only. If consent is withdrawn, move the testimonial to trash; it is deleted after 30 days.',
  },
  fields: {
    quotation: { label: 'Testimonial', hint: 'Without quotation marks.' },
    name: { label: 'Name to show', hint: 'A first name, initials, or a parish.' },
    home: { label: 'From', hint: 'Empty if unknown.' },
    language: { label: 'Original language' },
    translated: { label: 'This text is our translation' },
    journey: { label: 'Package or pilgrimage' },
    hotel: { label: 'Hotel' },
    month: { label: 'Month of travel' },
    year: { label: 'Year' },
    onHome: { label: 'Show on the home page', hint: 'The most recent trip is shown.' },
    consent: { label: 'The traveller agreed that we publish this' },
    consentOn: { label: 'Date of consent' },
    consentHow: { label: 'Given by' },
  },
  languages: {
    en: 'English',
    fr: 'French',
    rw: 'Kinyarwanda',
    sw: 'Swahili',
    de: 'German',
    es: 'Spanish',
    it: 'Italian',
    nl: 'Dutch',
    pl: 'Polish',
    pt: 'Portuguese',
  },
  ways: { letter: 'Letter', email: 'Email', form: 'Signed form', spoken: 'Spoken' },
  look: 'The testimonial appears here.',
})
