import { accountKinds, isAccountSetting } from '#features/payments/payment-methods.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { settingsWords } from '../../words/admin/settings.ts'
import type { SettingName } from '../setting-paths.ts'

/** The title and the description of a setting. */
export const sectionWords = (read: ReadWords, name: SettingName): { title: string; lede: string } => {
  const words = read(settingsWords)
  return isAccountSetting(name)
    ? { title: words.accountNames[name], lede: words.accountLedes[accountKinds[name]] }
    : words.sections[name]
}

/** What the button says that saves a section. */
export const saveText = (read: ReadWords, title: string): string => read(settingsWords).save({ title: title.toLowerCase() })
