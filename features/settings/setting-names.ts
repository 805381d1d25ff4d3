import { accountNames } from '#features/payments/payment-method-words.ts'
import { type CancellationPolicyName, defaultSettings, type Settings } from './settings.ts'

/**
 * Every setting that is stored, by its key. Each cancellation policy has a row of its own, `ladder:` and its name. The version of
 * the terms is the day on which they take effect.
 */
export type SettingRows = Omit<Settings, 'cancellationPolicies'> & {
  [Name in CancellationPolicyName as `ladder:${Name}`]: Settings['cancellationPolicies'][Name]
}
export type SettingKey = keyof SettingRows

/** The name of each setting in the audit log. */
export const settingNames: Record<SettingKey, string> = {
  company: 'The company',
  office: 'The office',
  answers: 'Where answers go',
  ...accountNames,
  rwfPerUsd: 'Rwandan francs for one US dollar',
  rwfSource: 'Where the rate comes from',
  rwfAsOf: 'Day of the rate',
  depositBasisPoints: 'Deposit, hundredths of a percent',
  balanceDays: 'Balance, days before the start',
  holds: 'How long holds last',
  'ladder:tours': 'Cancelling journeys',
  'ladder:day-tours': 'Cancelling day tours',
  'ladder:stays': 'Cancelling hotel stays',
  'ladder:cars': 'Cancelling car hire',
  vatBasisPoints: 'VAT, hundredths of a percent',
  tourismTaxBasisPoints: 'Tourism tax, hundredths of a percent',
  freeLeaderEvery: 'Free places for group leaders, one in so many',
  groupDiscount: 'Group discount',
  earlyDiscount: 'Early discount',
  nextYearUplift: 'Rates of a next year, hundredths of a percent more',
  termsVersion: 'Terms in force',
  languages: 'Published languages',
  pageTranslation: 'Website translation',
  ownersNeedSecondFactor: 'Owners need a second factor',
}

const isPolicy = (key: SettingKey): key is `ladder:${CancellationPolicyName}` => key.startsWith('ladder:')

/** The value of a setting in force: the changed one, otherwise the default. */
export function settingOf<Key extends SettingKey>(changed: Readonly<Record<string, unknown>>, key: Key): SettingRows[Key]
export function settingOf(changed: Readonly<Record<string, unknown>>, key: SettingKey): unknown {
  if (Object.hasOwn(changed, key)) return changed[key]
  return isPolicy(key)
    ? defaultSettings.cancellationPolicies[key.slice('ladder:'.length) as CancellationPolicyName]
    : defaultSettings[key]
}
