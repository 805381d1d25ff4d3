import { type AccountSetting, accountSettings, isAccountSetting } from '#features/payments/payment-methods.ts'
import type { SettingKey } from './setting-names.ts'

const accountSections = Object.fromEntries(accountSettings.map((setting) => [setting, [setting]])) as unknown as {
  [Setting in AccountSetting]: readonly [Setting]
}

/** The parts of the settings screen that are saved on their own, with the settings that each holds. */
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
  translation: ['pageTranslation'],
  factor: ['ownersNeedSecondFactor'],
} as const satisfies Record<string, readonly SettingKey[]>
export type SectionName = keyof typeof sections

export const sectionNames = Object.keys(sections) as SectionName[]
export const isSection = (text: unknown): text is SectionName => typeof text === 'string' && Object.hasOwn(sections, text)

/** The section of a setting; undefined for one that is in no section. */
export const sectionOf = (key: string): SectionName | undefined =>
  sectionNames.find((name) => (sections[name] as readonly string[]).includes(key))

/** The sections of the accounts that receive money and of the owners' sign-in: to change them, the owner signs in again. */
export const isGrave = (name: SectionName): boolean => isAccountSetting(name) || name === 'factor'
