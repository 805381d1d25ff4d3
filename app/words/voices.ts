import type { VoiceLanguage } from '#features/voices/voice.ts'

/** What travellers wrote, on the pages of the site. */
export const voiceWords = {
  title: 'Testimonials',
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
