/** The languages into which a page can be translated, each in its own name. The site is written in English. */
export const languages = [
  { code: 'fr', name: 'Français' },
  { code: 'rw', name: 'Ikinyarwanda' },
  { code: 'sw', name: 'Kiswahili' },
  { code: 'de', name: 'Deutsch' },
  { code: 'es', name: 'Español' },
  { code: 'it', name: 'Italiano' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'pl', name: 'Polski' },
  { code: 'pt', name: 'Português' },
] as const

export const written = { code: 'en', name: 'English' } as const
