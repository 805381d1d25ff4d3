/** A language as the office calls it: 'French'. */
export const languageName = (code: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
