import type { Day } from '#values/dates.ts'

/** How a traveller agreed that we publish their words. */
export const consents = ['letter', 'email', 'form', 'spoken'] as const
export type ConsentWay = (typeof consents)[number]

/** The languages that travellers write to us in. */
export const testimonialLanguages = ['en', 'fr', 'rw', 'sw', 'de', 'es', 'it', 'nl', 'pl', 'pt'] as const
export type TestimonialLanguage = (typeof testimonialLanguages)[number]

/** What a traveller wrote, as visitors read it. Whether and how they agreed never leaves the admin area. */
export type Testimonial = {
  id: string
  quotation: string
  /** As the traveller wishes to be named. */
  name: string
  /** Where they live, in their words; empty where they did not write it. */
  home: string
  /** The first day of the month of their journey. */
  travelledOn: Day
  /** The language they wrote in, and whether the words are our translation. */
  language: TestimonialLanguage
  translated: boolean
  /** What they speak of, while visitors can go and look at it. */
  about: { title: string; to: string } | null
}
