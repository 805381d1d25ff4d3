import type { AccountSetting } from './payment-methods.ts'

/** What staff call the settings of the accounts that receive money. */
export const accountNames: Record<AccountSetting, string> = { bank: 'Bank account', mobileMoney: 'Mobile money' }
