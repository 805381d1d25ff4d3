import { type SectionName, sectionNames } from '#features/settings/sections.ts'

/** What is set on the server and only shown here. */
const environmentNames = ['card', 'mail', 'database', 'backups'] as const
export type EnvironmentName = (typeof environmentNames)[number]
export type SettingName = SectionName | EnvironmentName

/** The names in addresses, where the section is called otherwise or its name alone says too little. */
const slugs: Partial<Record<SettingName, string>> = {
  mobileMoney: 'mobile-money',
  tours: 'tour-cancellation',
  'day-tours': 'day-tour-cancellation',
  stays: 'hotel-cancellation',
  cars: 'car-cancellation',
}

const slugOf = (name: SettingName): string => slugs[name] ?? name

/** The address of a setting's own page. */
export const settingPath = (name: SettingName): string => `/admin/settings/${slugOf(name)}`

/** The setting whose page is at an address; undefined where there is none. */
export const settingAt = (slug: string | undefined): SettingName | undefined =>
  [...sectionNames, ...environmentNames].find((name) => slugOf(name) === slug)
