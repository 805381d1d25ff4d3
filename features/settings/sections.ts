import { type AccountSetting, accountSettings, isAccountSetting } from '#features/payments/payment-methods.ts'
import type { SettingKey } from './setting-names.ts'

const accountSections = Object.fromEntries(accountSettings.map((setting) => [setting, [setting]])) as unknown as {
  [Setting in AccountSetting]: readonly [Setting]
}

/** The sections of the settings that are saved separately, with the keys of their settings. */
export const sections = {
  company: ['company'],
  office: ['office'],
  answers: ['answers'],
  currency: ['rwfPerUsd', 'rwfSource', 'rwfAsOf'],
  taxes: ['vatBasisPoints', 'tourismTaxBasisPoints'],
  holds: ['holds'],
  deposit: ['depositBasisPoints', 'balanceDays'],
  tours: ['ladder:tours'],
  'day-tours': ['ladder:day-tours'],
  stays: ['ladder:stays'],
  cars: ['ladder:cars'],
  ...accountSections,
  leaders: ['freeLeaderEvery'],
  discounts: ['groupDiscount', 'earlyDiscount'],
  estimates: ['nextYearUplift'],
  translation: ['pageTranslation'],
  factor: ['ownersNeedSecondFactor'],
} as const satisfies Record<string, readonly SettingKey[]>
export type SectionName = keyof typeof sections

export const sectionNames = Object.keys(sections) as SectionName[]
export const isSection = (text: unknown): text is SectionName => typeof text === 'string' && Object.hasOwn(sections, text)

/** The section of a setting; undefined for a setting without a section. */
export const sectionOf = (key: string): SectionName | undefined =>
  sectionNames.find((name) => (sections[name] as readonly string[]).includes(key))

/** Whether an owner must have signed in recently to change a section: payment accounts and the owners' sign-in. */
export const isGrave = (name: SectionName): boolean => isAccountSetting(name) || name === 'factor'
