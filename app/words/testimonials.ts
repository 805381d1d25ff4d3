import type { TestimonialLanguage } from '#features/testimonials/testimonial.ts'

/** Testimonials on the site. */
export const testimonialWords = {
  title: 'Testimonials',
  translated: (language: TestimonialLanguage) => `Translated from ${languageNames[language]}`,
}

export const languageNames: Record<TestimonialLanguage, string> = {
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
}
