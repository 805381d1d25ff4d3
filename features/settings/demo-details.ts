import { defaultSettings, type Settings } from './settings.ts'

/** What the site says of the demo operator until an owner has replaced it, in the order in which an owner would. */
export const demoDetails = ['company', 'terms', 'bank', 'mobileMoney', 'currency'] as const
export type DemoDetail = (typeof demoDetails)[number]

/** The values of each by which it is still the demo's. The town and the hours of an office may well be the same as ours. */
const valuesOf: Record<DemoDetail, (settings: Settings) => readonly string[]> = {
  company: ({ company: { legalName, phone, whatsapp, email } }) => [legalName, phone, whatsapp, email],
  terms: ({ termsVersion }) => [termsVersion],
  bank: ({ bank }) => [bank.holder, bank.account],
  mobileMoney: ({ mobileMoney }) => [mobileMoney.number],
  currency: ({ rwfSource }) => [rwfSource],
}

/** By what a text is the demo's: what it says of itself, and unless the operator's name is kept, that and its meaning. */
export const demoNames = ({ company }: Pick<Settings, 'company'>): string[] => [
  ...(company.name === defaultSettings.company.name ? [] : [defaultSettings.company.name, 'food packed']),
  'demonstration',
]

/** What of these settings is still the demo operator's, also in part: nothing of it may stand on a site that sells. */
export const demoDetailsIn = (settings: Settings): DemoDetail[] =>
  demoDetails.filter((detail) => {
    const demo = valuesOf[detail](defaultSettings)
    return valuesOf[detail](settings).some((value, at) => value === demo[at])
  })
