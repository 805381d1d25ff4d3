import type { VoiceLanguage } from '#features/testimonials/testimonial.ts'

/** What travellers wrote, on the pages of the site. */
export const voiceWords = {
  title: 'Travellers’ words',
  translated: (language: VoiceLanguage) => `Translated from ${languageNames[language]}`,
}

export const languageNames: Record<VoiceLanguage, string> = {
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
