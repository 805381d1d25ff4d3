import { defaultSettings } from '#features/settings/settings.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { emailHowToPayWords } from './words/email-how-to-pay.ts'

/** What stands beside the details of a bank, as staff wrote it; the warning of the demo operator's in the language of these words. */
export const bankNote = (note: string, read: ReadWords): string =>
  note === defaultSettings.bank.note ? read(emailHowToPayWords).sampleAccount : note

/** Whether an account is the demo operator's, to which nobody may send money, or says of itself that it is a sample. */
export const isSample = (written: string, ofTheDemo: string): boolean => written === ofTheDemo || /sample/i.test(written)

/** What stands beside a number for mobile money: the warning of the demo operator's, nothing for a real one. */
export const phoneNote = (number: string, read: ReadWords): string =>
  isSample(number, defaultSettings.mobileMoney.number) ? read(emailHowToPayWords).sample : ''
