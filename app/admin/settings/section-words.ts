import { accountNames } from '#features/payments/payment-method-words.ts'
import { accountKinds, isAccountSetting } from '#features/payments/payment-methods.ts'
import { settingsWords as words } from '../../words/admin/settings.ts'
import type { SettingName } from '../setting-paths.ts'

/** The title and the description of a setting. */
export const sectionWords = (name: SettingName): { title: string; lede: string } =>
  isAccountSetting(name) ? { title: accountNames[name], lede: words.accountLedes[accountKinds[name]] } : words.sections[name]
