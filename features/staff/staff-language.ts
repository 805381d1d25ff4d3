/** The languages in which staff can read the admin area: the one it is written in first. Stored with the member of staff. */
export const staffLanguages = ['en', 'fr'] as const

export type StaffLanguage = (typeof staffLanguages)[number]

export const isStaffLanguage = (value: unknown): value is StaffLanguage => staffLanguages.some((language) => language === value)
