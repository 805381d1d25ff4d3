import { accountNames } from '#features/payments/payment-method-words.ts'
import { accountKinds, isAccountSetting } from '#features/payments/payment-methods.ts'
import type { SectionName } from '#features/settings/sections.ts'
import { settingsWords as words } from '../../words/admin/settings.ts'

/** The title of a section and the sentence below it. */
export const sectionWords = (name: SectionName | keyof typeof words.sections): { title: string; lede: string } =>
  isAccountSetting(name) ? { title: accountNames[name], lede: words.accountLedes[accountKinds[name]] } : words.sections[name]
