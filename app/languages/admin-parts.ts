import { type StaffLanguage, staffLanguages } from '#features/staff/staff-language.ts'

/** Whether a part of words, by its name, is of the admin area. Every document of the admin area has all of these. */
export const isAdminPart = (part: string): boolean => part.startsWith('admin-')

/** Whether a part is to be translated into a language: one of the admin area only into those that staff can choose. */
export const isTranslatedInto = (part: string, language: string): boolean =>
  !isAdminPart(part) || staffLanguages.includes(language as StaffLanguage)
