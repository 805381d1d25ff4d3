import { languages, written } from './translator-languages.ts'

/** The language that an address requests, 'fr', or 'en' for the original; undefined for anything else. */
export function requestedLanguage(requested: string | null): string | undefined {
  return [...languages, written].find(({ code }) => code === requested)?.code
}
