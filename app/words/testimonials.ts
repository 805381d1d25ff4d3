import { source } from '#platform/languages/source.ts'

/** Testimonials on the site. */
export const testimonialWords = source('testimonials', {
  title: 'Testimonials',
  translated:
    'Translated from {language, select, en {English} fr {French} rw {Kinyarwanda} sw {Swahili} de {German} es {Spanish} it {Italian} nl {Dutch} pl {Polish} pt {Portuguese} other {another language}}',
})
