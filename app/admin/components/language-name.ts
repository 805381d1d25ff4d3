/** A language as another one calls it, English unless it is given: 'French', 'français'. */
export const languageName = (code: string, inLanguage = 'en'): string =>
  new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code
